// @module-tag long
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { getProfile, recoverPassword, resetPassword } from '@foyer/contract/account/endpoints.ts'
import { getOrder, listOrders, listPayments } from '@foyer/contract/billing/endpoints.ts'
import { activateServer } from '@foyer/contract/licensing/endpoints.ts'
import { listStaffTickets, mergeTicket } from '@foyer/contract/operator/ticket-endpoints.ts'
import { listComments, listTickets, openTicket } from '@foyer/contract/support/endpoints.ts'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { solveCaptcha } from '../../../test/captcha.ts'
import { type RunningFoyer, startFoyer } from '../../../test/foyer.ts'
import { payNextPeriod, publishSku } from '../../../test/licences.ts'
import { untilWaiting } from '../../../test/locks.ts'
import { createStaff } from '../../../test/operators.ts'
import { mailsTo, tokenIn } from '../../../test/outbox.ts'
import { createAccount, createPerson, signIn } from '../../../test/people.ts'
import { makeScratchFolder } from '../../../test/scratch.ts'
import { readSettings } from '../../config.ts'
import { billingConsistency } from '../../modules/billing/index.ts'
import { importData } from './import.ts'

/** The example files of the manual. */
const examples = join(import.meta.dirname, '../../../../docs/import')

let foyer: RunningFoyer
let folder: string
beforeAll(async () => {
  folder = makeScratchFolder('foyer-import-')
  foyer = await startFoyer()
  await publishSku(foyer, { id: 'ms-pro' })
})
afterAll(async () => {
  await foyer.close()
  rmSync(folder, { recursive: true, force: true })
})

const run = (from: string, ...options: string[]): Promise<string> =>
  importData(readSettings({ DATABASE_URL: foyer.database_url, FOYER_DATA: foyer.data, LOG_LEVEL: 'silent' }), [
    from,
    '--brand',
    'aurora',
    ...options,
  ])

/** The rejected lines, without the totals at the end. */
const refusals = async (from: string, ...options: string[]): Promise<string[]> => {
  const said: unknown = await run(from, ...options).catch((error: unknown) => error)
  if (!(said instanceof Error)) throw new Error('nothing was refused')
  expect(said.message).toContain('Nothing was imported')
  return said.message.split('\n').filter((line) => /\.csv:\d+: /.test(line))
}

let made = 0
/** Creates a folder with these files. */
const files = (texts: Readonly<Record<string, string>>): string => {
  const path = join(folder, String((made += 1)))
  mkdirSync(path)
  for (const [name, text] of Object.entries(texts)) writeFileSync(join(path, `${name}.csv`), text)
  return path
}

const counts = async (): Promise<Record<string, number>> => {
  const tables = [
    'account.account',
    'licensing.deliverable',
    'licensing.key_owner',
    'billing."order"',
    'billing.payment',
    'support.ticket',
    'support.comment',
    'platform.imported',
    'platform.audit_entry',
  ]
  const counted = tables.map((table) => `(select count(*)::int from ${table}) as "${table.replaceAll('"', '')}"`)
  const [row] = await foyer.sql<Record<string, number>>(`select ${counted.join(', ')}`)
  return row ?? {}
}

const customers = (...lines: string[]): string => ['id,email,name,country,locale', ...lines].join('\n')

describe('the example files of the manual', () => {
  it('are valid; a dry run says so and leaves nothing behind', async () => {
    const before = await counts()
    expect(await run(examples, '--dry-run')).toBe(
      [
        'customers: 3 would be added',
        'licences: 2 would be added',
        'invoices: 4 would be added',
        'tickets: 2 would be added',
        'comments: 4 would be added',
        'A dry run: nothing was imported.',
      ].join('\n'),
    )
    expect(await counts()).toEqual(before)
  })

  it('are imported while Foyer runs, and a second time nothing is added', async () => {
    expect(await run(examples)).toMatch(/^customers: 3 added\n.*comments: 4 added\nEverything was imported\.$/s)
    const after = await counts()
    expect(await run(examples)).toContain('customers: 0 added, 3 there already')
    expect(await counts()).toEqual(after)
  })

  it('create people who set a password by recovery, and then find exactly their own data', async () => {
    const email = 'anna.berg@fjordcast.example'
    expect(await mailsTo(foyer, email)).toEqual([])
    await expect(signIn(foyer, { email, password: '' })).rejects.toThrow()
    await foyer.client.ask(recoverPassword, { body: { email, recaptcha_token: await solveCaptcha(foyer) } })
    const email_token = tokenIn((await mailsTo(foyer, email))[0])
    const password = 'Harbour-light-42'
    await foyer.client.ask(resetPassword, { as: { tenant: 'aurora', email_token }, body: { password } })
    const { client } = await signIn(foyer, { email, password })
    expect(await client.ask(getProfile)).toMatchObject({
      legal_name: 'Fjordcast AB',
      address: { city: 'Göteborg', country: 'SE' },
      manager_name: 'Lena Krause',
      terms_accepted: true,
    })
    const { orders } = await client.ask(listOrders, { query: { sort: 'number' } })
    expect(orders).toMatchObject([
      { number: 'OLD-2021-0007', amount: 750, net_amount: 600, tax_amount: 150, tax: 25, payment: null },
      { number: 'OLD-2021-0008', amount: 100 },
    ])
    const [first] = orders
    expect(await client.ask(getOrder, { params: { id: first?.id ?? '' } })).toMatchObject({
      buyer: { legal_name: 'Fjordcast AB', address_lines: ['Hamngatan 4', '411 06 Göteborg', 'Sweden'] },
      deliverable: { human_id: 'OLD-501' },
    })
    // One transfer paid both invoices.
    const { payments } = await client.ask(listPayments)
    expect(payments.map(({ transaction_id, amount }) => `${transaction_id}: ${amount}`).sort()).toEqual([
      'SEPA 2021-0311 (OLD-2021-0007): 750',
      'SEPA 2021-0311 (OLD-2021-0008): 100',
    ])
    const { tickets } = await client.ask(listTickets, { query: { state: 'closed' } })
    expect(tickets).toMatchObject([
      { number: 4711, manager_name: 'Lena Krause', closed_at: '2024-02-03T16:20:00.000Z' },
    ])
    const { comments } = await client.ask(listComments, { params: { id: tickets[0]?.id ?? '' } })
    expect(comments.map(({ body }) => body)).toEqual(['Which version do they run?', '24.11, all of them.'])
  })

  it('create licences whose keys work for existing media servers', async () => {
    const server = foyer.client.as({ licence_key: 'l4|kIfPp0hXq2mT9aZs5cWvNe|3rUyB7dJgQ1oLx8MhVt6EwKpSn2CzR' })
    const body = { server_id: 'gbg-1', hostname: 'gbg-1.fjordcast.example', version: '24.11' }
    expect((await server.call(activateServer, { body })).status).toBe(200)
    const ended = foyer.client.as({ licence_key: 'a-key-of-the-former-system-0502' })
    expect((await ended.call(activateServer, { body })).status).toBe(403)
    const rows = await foyer.sql(
      `select human_id, price::float, servers_limit, paid_till from licensing.deliverable order by created_at desc`,
    )
    expect(rows).toMatchObject([
      { human_id: expect.stringMatching(/^MS-\d+$/), price: 1000.5, servers_limit: 2 },
      { human_id: 'OLD-501', price: 2400, servers_limit: 6, paid_till: '2099-02-01' },
    ])
  })

  it('leave Foyer’s own numbers unchanged: invoices without a gap, tickets above the imported ones', async () => {
    const person = await createPerson(foyer)
    const body = { title: 'New', description: 'New', kind: 'support', product: 'iptv' } as const
    await person.client.ask(openTicket, { body })
    const { tickets } = await person.client.ask(listTickets)
    expect(tickets).toMatchObject([{ number: 4713 }])
    for (const { says, broken } of billingConsistency) expect(await foyer.sql(broken), says).toEqual([])
    expect(await foyer.sql('select * from billing.number_sequence')).toEqual([])
  })

  it('are in the log: the run, and each object with its owner', async () => {
    const rows = await foyer.sql(
      `select action, count(*)::int, bool_and(reason = 'import') as named, jsonb_agg(changes) -> 0 as changes
       from platform.audit_entry where reason = 'import' or action = 'data_imported' group by action order by action`,
    )
    expect(rows).toMatchObject([
      { action: 'account_created', count: 3, named: true },
      { action: 'data_imported', changes: { customers: 3, invoices: 4 } },
      { action: 'licence_issued', count: 2, named: true },
      { action: 'order_issued', count: 4, named: true },
      { action: 'ticket_opened', count: 2, named: true },
    ])
  })
})

describe('invalid lines', () => {
  it('are reported by line, and nothing of the run is kept', async () => {
    await createAccount(foyer, { email: 'taken@people.example' })
    const before = await counts()
    const from = files({
      customers: customers(
        'R-1,good@people.example,Good,DE,en',
        'R-2,Taken@People.example,Taken,DE,en',
        'R-3,no address,Bad,Germany,de',
        'R-1,other@people.example,Twice,DE,en',
        'R-4,GOOD@people.example,Same,DE,en',
        ',nobody@people.example,,DE,en',
        'R-5,short@people.example,Short,DE',
        'R-6,broken@people.example,Bro\uFFFDken,DE,en',
      ),
    })
    expect(await refusals(from)).toEqual([
      'customers.csv:3: email: has an account already',
      'customers.csv:4: email: Invalid email address',
      'customers.csv:4: country: expected a country such as DE',
      expect.stringMatching(/^customers\.csv:4: locale: Invalid option: expected one of "en"\|"ru"/),
      'customers.csv:5: id: stands in line 2 already',
      'customers.csv:6: email: has an account already',
      'customers.csv:7: id: is missing',
      'customers.csv:7: name: is missing',
      'customers.csv:8: the line: has 4 cells, the header 5',
      'customers.csv:9: name: is not text in UTF-8',
    ])
    expect(await counts()).toEqual(before)
  })

  it.each([
    ['customers', 'id,email,country,locale,name', 'C,c@people.example,DE,en,"Ada\nBcc: x@y.example"', 'name'],
    ['customers', 'id,email,country,locale,name', 'C,c@people.example,DE,en,Ada\u202egnp.exe', 'name'],
    ['customers', 'id,email,country,locale,name,legal_name', 'C,c@people.example,DE,en,Ada,"A\u2028B"', 'legal_name'],
    ['licences', 'id,customer,sku,quantity,comment', 'L1,C-1001,ms-pro,1,"Main\nsite"', 'comment'],
    [
      'invoices',
      'id,customer,issued_at,currency,net,tax_percent,tax,total,number,description',
      'I1,C-1001,2025-01-01,EUR,1,0,0,1,X-1,"One\nTwo"',
      'description',
    ],
    [
      'tickets',
      'id,number,customer,description,product,state,created_at,title',
      'T1,9,C-1001,Text,iptv,opened,2025-01-01,"One\nTwo"',
      'title',
    ],
    [
      'comments',
      'id,ticket,author,author_email,body,created_at,author_name',
      'M1,T-77,client,a@people.example,Text,2025-01-01,A\u0007B',
      'author_name',
    ],
  ])(
    'S44 in %s.csv are also values with line breaks where only one line is allowed: %#',
    async (kind, header, line, column) => {
      expect(await refusals(files({ [kind]: `${header}\n${line}` }))).toEqual([
        `${kind}.csv:2: ${column}: expected one line of text, without control characters`,
      ])
    },
  )

  it('are reported by line, even after empty lines', async () => {
    const lines = ['', 'E-1,no address,One,DE,en', '', '', 'E-2,no address,"T\n\nwo",DE,en', '', 'E-3,"no address']
    const said = await refusals(files({ customers: `\n${customers(...lines)}` }))
    expect(said.filter((line) => /: (?:email|the line): /.test(line))).toEqual([
      'customers.csv:4: email: Invalid email address',
      'customers.csv:7: email: Invalid email address',
      expect.stringMatching(/^customers\.csv:11: the line: cannot be read as CSV/),
    ])
  })

  it.each([
    ['v26.11', '', 'version_min: expected a version such as 26.11'],
    ['', 'latest', 'version_max: expected a version such as 26.11'],
    ['26.11', '26.9', 'version_max: expected version_min or a later one'],
  ])('include version bounds that no server could satisfy: “%s” to “%s”', async (min, max, fault) => {
    const from = files({
      customers: customers('V-1,versions@people.example,Ada,DE,en'),
      licences: `id,customer,sku,quantity,version_min,version_max\nL-1,V-1,ms-pro,1,${min},${max}`,
    })
    expect(await refusals(from)).toEqual([`licences.csv:2: ${fault}`])
  })

  it.each([
    ['UK', 'is no country: write GB'],
    ['EL', 'is no country: write GR'],
    ['XX', 'expected a country such as DE'],
  ])('include a customer of %s, a country that does not exist and has no tax', async (code, fault) => {
    const from = files({
      customers: `id,email,name,country,locale,address_country\nN-1,none@people.example,Ada,${code},en,${code}`,
    })
    expect(await refusals(from)).toEqual([
      `customers.csv:2: country: ${fault}`,
      `customers.csv:2: address_country: ${fault}`,
    ])
  })

  it('include a file that is not such a table', async () => {
    expect(await refusals(files({ customers: 'id,e-mail,name,country,locale\nX,x@x.example,X,DE,en' }))).toEqual([
      expect.stringMatching(/^customers\.csv:1: e-mail: is no column; there are id, email, name,/),
      'customers.csv:1: email: is missing in the header',
    ])
    expect(await refusals(files({ customers: '' }))).toEqual(['customers.csv:1: the line: there is no header'])
    expect(await refusals(files({ customers: customers('X,"x@x.example,X,DE,en') }))).toEqual([
      expect.stringMatching(/^customers\.csv:2: the line: cannot be read as CSV, nor what follows: Quote Not Closed/),
    ])
    // Faults before the broken line are reported too; after it, nothing is guessed.
    const quoted = ['X,x@x.example,X,Germany,en', 'Y,y@y.example,Bob "B" Cee,DE,en', 'Z,z,Z,DE,en']
    expect(await refusals(files({ customers: customers(...quoted) }))).toEqual([
      'customers.csv:2: country: expected a country such as DE',
      expect.stringMatching(/^customers\.csv:3: the line: cannot be read as CSV, nor what follows: Invalid Opening/),
    ])
    expect(await refusals(files({ customers: 'id,na"me\nX,X' }))).toEqual([
      expect.stringMatching(/^customers\.csv:1: the line: cannot be read as CSV, nor what follows: Invalid Opening/),
    ])
    const unread = files({ tickets: 'id' })
    mkdirSync(join(unread, 'customers.csv'))
    await expect(run(unread)).rejects.toThrow(/customers\.csv cannot be read: EISDIR/)
    await expect(run(folder)).rejects.toThrow('has none of customers.csv, licences.csv')
    await expect(run(examples, '--brand', 'mars')).rejects.toThrow('--brand is one of aurora, sever, not mars.')
  })

  it.each(['customers', 'licences', 'invoices', 'tickets', 'comments'])(
    'in %s.csv are checked for exactly the columns in the manual',
    async (kind) => {
      const manual = readFileSync(join(examples, '../IMPORT.md'), 'utf8')
      const table = manual.split(`## ${kind}.csv`)[1]?.split('\n## ')[0] ?? ''
      const explained = [...table.matchAll(/^\| (`.*?`) +\|/gm)].flatMap(([, names = '']) =>
        names.split(', ').map((name) => name.replaceAll('`', '')),
      )
      const [said = ''] = await refusals(files({ [kind]: 'nothing' }))
      const columns = /is no column; there are (.*)$/.exec(said)?.[1]?.split(', ') ?? []
      expect(explained.sort()).toEqual(columns.sort())
      expect(columns.length).toBeGreaterThan(5)
    },
  )

  it.each([
    ['L1,nobody,ms-pro,1,,,,', 'customer: no customer is known by this'],
    ['L1,C-1001,none,1,,,,', 'sku: is not in the catalogue'],
    ['L1,C-1001,ms-pro,0,,,,', 'quantity: expected 1 or more'],
    ['L1,C-1001,ms-pro,1000001,,,,', 'quantity: expected 1000000 or less'],
    ['L1,C-1001,ms-pro,1,a-key-of-the-former-system-0502,,,', 'key: belongs to another licence'],
    ['L1,C-1001,ms-pro,1,,,2026-01-01,', 'period_starts_on: is given with paid_till, or neither is'],
    ['L1,C-1001,ms-pro,1,,2020-02-01,2020-01-01,true', 'auto_renewable: has ended: nothing is left to renew'],
    ['L1,C-1001,ms-pro,1,,2020-02-30,2020-01-01,', 'paid_till: expected a day such as 2026-01-31'],
    ['L1,C-1001,ms-pro,1,,9999-12-31,2020-01-01,', 'paid_till: expected a day between 1990 and 2999'],
    ['L1,C-1001,ms-pro,1,,2020-02-01,0000-01-01,', 'period_starts_on: expected a day between 1990 and 2999'],
  ])('the licence %s', async (line, said) => {
    const header = 'id,customer,sku,quantity,key,paid_till,period_starts_on,auto_renewable'
    expect(await refusals(files({ licences: `${header}\n${line}` }))).toEqual([`licences.csv:2: ${said}`])
  })

  // Numbers of next year are Foyer's own series too, and still are if this year ends during the test.
  const year = new Date().getUTCFullYear() + 1
  it.each([
    ['OLD-2021-0007,EUR,1,0,1,,,', 'number: stands on another invoice'],
    [`AUR-${year}-9999,EUR,1,0,1,,,`, expect.stringContaining('number: belongs to Foyer’s own series')],
    ['X-1,EUR,1.001,0,1.001,,,', 'net: is finer than EUR allows'],
    ['X-1,EUR,1.10,0.20,1.31,,,', 'total: is not net and tax together'],
    ['X-1,EUR,-1,0,-1,,,', 'total: expected zero or more: credit notes are not imported'],
    ['X-1,EUR,1,0,1,2025-01-01,stripe,', 'payment_reference: is missing: the provider’s own id of the payment'],
    ['X-1,EUR,1e2,0,1e2,,,', 'net: expected a plain decimal such as 1234.50'],
    ['X-1,XXX,1,0,1,,,', expect.stringContaining('currency: Invalid option')],
    ['X-1,EUR,0,0,0,,,', 'paid_at: is missing: nothing is owed for nothing'],
    ['X-1,EUR,1,0,1,,,L-502', 'licence: is another customer’s'],
  ])('the invoice %s', async (line, said) => {
    const header =
      'id,customer,description,issued_at,tax_percent,number,currency,net,tax,total,paid_at,payment_gateway,licence'
    const [first] = await refusals(files({ invoices: `${header}\nI1,C-1001,Text,2025-01-01,0,${line}` }))
    expect(first?.replace('invoices.csv:2: ', '')).toEqual(said)
  })

  it('an invoice whose number and total are both wrong reports both, and does not blame a licence for an unknown customer', async () => {
    const header = 'id,customer,description,issued_at,tax_percent,number,currency,net,tax,total,licence'
    const line = (customer: string, licence: string) =>
      `${header}\nI1,${customer},Text,2025-01-01,0,AUR-${year}-9999,EUR,1.10,0.20,1.31,${licence}`
    const wrong = [
      expect.stringContaining('invoices.csv:2: number: belongs to Foyer’s own series'),
      'invoices.csv:2: total: is not net and tax together',
    ]
    expect(await refusals(files({ invoices: line('C-1001', '') }))).toEqual(wrong)
    expect(await refusals(files({ invoices: line('nobody', 'L-502') }))).toEqual([
      'invoices.csv:2: customer: no customer is known by this',
      ...wrong,
    ])
  })

  it.each([
    ['4711,opened,', 'number: belongs to another ticket'],
    ['9,opened,2025-01-01', 'closed_at: is given for what is closed, and only then'],
    ['9,waiting,', expect.stringContaining('state: Invalid option')],
  ])('the ticket %s', async (line, said) => {
    const header = 'id,customer,title,description,product,created_at,number,state,closed_at'
    const [first] = await refusals(files({ tickets: `${header}\nT1,C-1001,Text,Text,iptv,2025-01-01,${line}` }))
    expect(first?.replace('tickets.csv:2: ', '')).toEqual(said)
  })
})

/** The header of tickets.csv. */
const ticketHeader = 'id,customer,title,description,product,created_at,state,number\n'
const ticketLine = (id: string, customer: string, number: number) =>
  `${id},${customer},${id},Text,iptv,2025-01-01,opened,${number}`

describe('numbers of tickets', () => {
  const openOne = async (): Promise<number> => {
    const person = await createPerson(foyer)
    const body = { title: 'New', description: 'New', kind: 'support', product: 'iptv' } as const
    await person.client.ask(openTicket, { body })
    return (await person.client.ask(listTickets)).tickets[0]?.number ?? 0
  }

  it('stay unchanged by a refused run, whichever file it is refused for', async () => {
    const before = await openOne()
    const unknown = `${ticketHeader}${ticketLine('T-far', 'nobody', 20_210_311)}`
    expect(await refusals(files({ tickets: unknown }))).toEqual([
      'tickets.csv:2: customer: no customer is known by this',
    ])
    const tickets = `${ticketHeader}${ticketLine('T-far', 'C-1001', 20_210_311)}`
    const comments =
      'id,ticket,author,author_name,author_email,body,created_at\nM-far,T-none,staff,A,a@a.example,A,2025-01-01'
    expect(await refusals(files({ tickets, comments }))).toHaveLength(1)
    expect(await openOne()).toBe(before + 1)
  })

  it('are assigned to all tickets at once, however long that takes', async () => {
    await foyer.sql(
      `create function support.cut_off() returns trigger language plpgsql as $$ begin
         if current_setting('statement_timeout') <> '0' then raise 'cut off after %', current_setting('statement_timeout'); end if;
         return new;
       end $$;
       create trigger slow before update on support.ticket for each row execute function support.cut_off()`,
    )
    try {
      expect(await run(files({ tickets: ticketHeader + ticketLine('T-slow', 'C-1001', 5_001) }))).toContain('1 added')
    } finally {
      await foyer.sql('drop function support.cut_off cascade')
    }
  })

  it('continue above those of a failed run', async () => {
    const before = await openOne()
    await run(files({ tickets: `${ticketHeader}${ticketLine('T-near', 'C-1001', before + 10)}` }))
    expect(await openOne()).toBe(before + 11)
    const minus = await foyer.sql('select number from support.ticket where number < 0')
    expect(minus).toEqual([])
  })
})

it('open tickets have waited since the first unanswered message, and were changed by the last one', async () => {
  const hanna = await createStaff(foyer)
  const day = (of: number) => `2025-02-0${of}T00:00:00.000Z`
  const line = (ticket: string, author: string, on: number, isNote = false) =>
    `${ticket}-${on},${ticket},${author},Ada,ada@waits.example,Text,${isNote},${day(on)}`
  const tickets = ['W-asked', 'W-again', 'W-answered'].map((id, at) => ticketLine(id, 'C-1001', 30_001 + at))
  const comments = [
    line('W-asked', 'client', 2),
    line('W-again', 'client', 1),
    line('W-again', 'staff', 2),
    line('W-again', 'client', 3),
    line('W-again', 'staff', 4, true),
    line('W-again', 'client', 5),
    line('W-again', 'staff', 6, true),
    line('W-answered', 'client', 2),
    line('W-answered', 'staff', 3),
  ]
  const header = 'id,ticket,author,author_name,author_email,body,internal,created_at\n'
  await run(files({ tickets: ticketHeader + tickets.join('\n'), comments: header + comments.join('\n') }))
  const { tickets: listed } = await hanna.client.ask(listStaffTickets, { query: { state: 'opened', limit: 100 } })
  const times = new Map(listed.map(({ number, waiting_since, updated_at }) => [number, [waiting_since, updated_at]]))
  expect([30_001, 30_002, 30_003].map((number) => times.get(number))).toEqual([
    ['2025-01-01T00:00:00.000Z', day(2)],
    [day(3), day(5)],
    [day(2), day(3)],
  ])
})

it('a ticket that is opened during a run keeps its number, and the run that wanted it leaves nothing', async () => {
  const before = await counts()
  const client = new Client({ connectionString: foyer.database_url })
  await client.connect()
  await client.query(`begin; select set_config('foyer.tenant', 'aurora', true)`)
  // Takes the next number inside an uncommitted transaction, as opening a ticket does.
  const { rows } = await client.query<{ last: number }>(
    'update support.number_sequence set last = last + 1 returning last',
  )
  const number = rows[0]?.last ?? 0
  await client.query(
    `insert into support.ticket (id, tenant, number, account_id, title, description, kind, product, state, responsibility, creator_name, creator_email, created_at, updated_at)
     select gen_random_uuid(), tenant, $1, account_id, title, description, kind, product, 'opened', 'admin', creator_name, creator_email, now(), now()
     from support.ticket limit 1`,
    [number],
  )
  const tickets = [ticketLine('T-taken', 'C-1001', number), ticketLine('T-beyond', 'C-1001', number + 1_000)]
  const outcome = run(files({ tickets: ticketHeader + tickets.join('\n') })).catch((error: unknown) => String(error))
  await untilWaiting(client, 1)
  await client.query('commit')
  await client.end()
  expect(await outcome).toContain(`Meanwhile another ticket got the number ${number}: nothing was imported.`)
  expect(await counts()).toEqual({ ...before, 'support.ticket': (before['support.ticket'] ?? 0) + 1 })
  expect(await foyer.sql('select last from support.number_sequence')).toEqual([{ last: number }])
})

describe('customers whose ids are e-mails', () => {
  it('are found by them, even if the account has another e-mail, and by that one', async () => {
    const from = files({
      customers: customers('old@ids.example,anna@ids.example,Anna,DE,en'),
      tickets: `${ticketHeader}${ticketLine('E-1', 'old@ids.example', 9101)}\n${ticketLine('E-2', 'Anna@ids.example', 9102)}`,
    })
    expect(await run(from)).toContain('tickets: 2 added')
    const owners = `select email from support.ticket join account.account on account.id = account_id where number in (9101, 9102)`
    expect(await foyer.sql(owners)).toEqual([{ email: 'anna@ids.example' }, { email: 'anna@ids.example' }])
  })

  it('are never mistaken for somebody else with that address', async () => {
    await createAccount(foyer, { email: 'two@ids.example' })
    const invoice =
      'id,customer,description,issued_at,tax_percent,number,currency,net,tax,total\nE-I,two@ids.example,Text,2025-01-01,0,E-1,EUR,1,0,1'
    const from = files({
      customers: customers('two@ids.example,twofold@ids.example,Two,DE,en'),
      licences: 'id,customer,sku,quantity\nE-L,two@ids.example,ms-pro,1',
      invoices: invoice,
      tickets: `${ticketHeader}${ticketLine('E-3', 'two@ids.example', 9103)}`,
    })
    const said = 'customer: is the id of one customer and the e-mail of another'
    expect(await refusals(from)).toEqual([
      `licences.csv:2: ${said}`,
      `invoices.csv:2: ${said}`,
      `tickets.csv:2: ${said}`,
    ])
  })
})

it('comments imported later are added to the ticket into which theirs was merged', async () => {
  const tickets = 'id,customer,title,description,product,created_at,number,state\n'
  const ticket = (id: string, number: number) => `${id},C-1001,${id},Text,iptv,2025-01-01,${number},opened`
  await run(files({ tickets: `${tickets}${ticket('T-old', 8001)}\n${ticket('T-on', 8002)}` }))
  const idOf = async (external: string): Promise<string> => {
    const find = `select object_id from platform.imported where kind = 'tickets' and external_id = $1`
    return (await foyer.sql<{ object_id: string }>(find, external))[0]?.object_id ?? ''
  }
  const [old, on] = [await idOf('T-old'), await idOf('T-on')]
  const { client } = await createStaff(foyer)
  await client.ask(mergeTicket, { params: { id: old }, body: { into: on, reason: 'the same' } })
  const comments = 'id,ticket,author,author_name,author_email,body,created_at\n'
  await run(files({ comments: `${comments}M-late,T-old,client,Ada,a@people.example,Said late,2025-01-02` }))
  const said = `select ticket_id from support.comment where body = 'Said late'`
  expect(await foyer.sql(said)).toEqual([{ ticket_id: on }])
})

it('a licence that was paid from the last of February to the last of March continues to the last of each month', async () => {
  const header = 'id,customer,sku,quantity,period_starts_on,paid_till'
  await run(files({ licences: `${header}\nL-505,C-1001,ms-pro,1,2099-02-28,2099-03-31` }))
  const [licence] = await foyer.sql<{ id: string }>(
    `select id from licensing.deliverable where paid_till = '2099-03-31'`,
  )
  for (const day of ['2099-04-30', '2099-05-31', '2099-06-30'])
    expect(await payNextPeriod(foyer, licence?.id ?? '')).toBe(day)
})

it('a run that is killed halfway leaves nothing, and the next one imports everything', async () => {
  const before = await counts()
  const some = Array.from({ length: 8_000 }, (_, n) => `K-${n},k${n}@killed.example,Kay,DE,en`)
  const from = files({ customers: customers(...some) })
  const size = async (): Promise<number> => {
    const [row] = await foyer.sql<{ size: number }>(`select pg_relation_size('account.account')::int as size`)
    return row?.size ?? 0
  }
  const atFirst = await size()
  const env = { ...process.env, FOYER_CONFIG: '', FOYER_DATA: foyer.data, DATABASE_URL: foyer.database_url }
  const cli = join(import.meta.dirname, '../../cli.ts')
  const child = spawn(process.execPath, [cli, 'import', from, '--brand', 'aurora'], { env, stdio: 'ignore' })
  const ended = once(child, 'exit')
  // Uncommitted rows take up space too.
  while (child.exitCode === null && (await size()) < atFirst + 500_000) await delay(10)
  child.kill('SIGKILL')
  expect(await ended).toEqual([null, 'SIGKILL'])
  expect(await counts()).toEqual(before)
  // The database may need a moment to notice that the client has gone.
  const isFree = `select not exists (select from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())) as free`
  while ((await foyer.sql<{ free: boolean }>(isFree))[0]?.free !== true) await delay(10)
  const rest = join(folder, 'rest')
  cpSync(from, rest, { recursive: true })
  writeFileSync(join(rest, 'customers.csv'), customers(...some.slice(0, 1_200)))
  expect(await run(rest)).toContain('customers: 1200 added')
})
