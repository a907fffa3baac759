// @module-tag long
import { randomUUID } from 'node:crypto'
import { closeAccount, login, sendPhoneCode, signUp, updateProfile } from '@foyer/contract/account/endpoints.ts'
import { addPaymentMethod, getOrder, listOrders } from '@foyer/contract/billing/endpoints.ts'
import { requestColleague } from '@foyer/contract/company/endpoints.ts'
import {
  addCustomerNote,
  addStaffComment,
  changeCustomer,
  getCustomer,
  getStaffOrder,
  getStaffTicket,
  listCustomers,
  listStaffComments,
} from '@foyer/contract/operator/endpoints.ts'
import { addComment, addSecondaryEmail, openTicket } from '@foyer/contract/support/endpoints.ts'
import { dayMs } from '@foyer/contract/vocabulary/days.ts'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { solveCaptcha } from '../../../../test/captcha.ts'
import { createTeam, inviteTo } from '../../../../test/companies.ts'
import { advance } from '../../../../test/days.ts'
import { useFoyer } from '../../../../test/foyer.ts'
import { giveLicence, giveOrder, monthsOn, receiveTransfer } from '../../../../test/licences.ts'
import { createStaff, type Staff } from '../../../../test/operators.ts'
import { createAccount, createPerson, type Person } from '../../../../test/people.ts'

const foyer = useFoyer()
let staff: Staff
beforeAll(async () => {
  staff = await createStaff(foyer)
})

const run = (): Promise<void> => foyer.platform.jobs.runDue()
/** Lets so many days pass; all cases share the clock. */
const pass = async (days: number): Promise<void> => {
  advance(foyer, days * dayMs)
  await run()
}
const close = ({ client, password }: Person) =>
  client.ask(closeAccount, { body: { password, give_up_perpetual: true } })
const rowOf = async (id: string): Promise<Record<string, unknown>> => {
  const [row] = await foyer.sql<Record<string, unknown>>('select * from account.account where id = $1', id)
  return row ?? {}
}

/** Words that stand nowhere else. */
const unique = () => {
  const mark = randomUUID().slice(0, 8)
  return {
    email: `xanthippe-${mark}@people.example`,
    name: `Xanthippe${mark}`,
    second_name: `Quillfeather${mark}`,
    phone: `+4670123${Math.floor(1000 + Math.random() * 9000)}`,
    legal_name: `Quillfeather${mark} Moving Pictures`,
    line1: `Harbour${mark} 7`,
    books: `books-${mark}@people.example`,
    note: `Calls${mark} only before noon`,
    comment: `For my house${mark}`,
  }
}

/** Where in the database each word stands. The queue forgets its jobs after a week and limits forget what they count after an hour, by the real clock; stand-ins are no part of the product. */
const whereIs = async (words: Readonly<Record<string, string>>): Promise<string[]> => {
  const tables = await foyer.sql<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p') and not c.relispartition
        and n.nspname not in ('pg_catalog', 'information_schema', 'sandbox', 'jobs') and c.relname <> 'rate_limit'`,
  )
  const found: string[] = []
  for (const { name } of tables) {
    const rows = await foyer.sql<{ text: string }>(`select lower(t::text) as text from ${name} t`)
    const text = rows.map((row) => row.text).join('\n')
    for (const [what, word] of Object.entries(words))
      if (text.includes(word.toLowerCase())) found.push(`${what} in ${name}`)
  }
  return found
}

const profileOf = (words: ReturnType<typeof unique>) => ({
  name: words.name,
  second_name: words.second_name,
  country: 'DE',
  notification_emails: [words.books],
  phone: words.phone,
  locale: 'en' as const,
  newsletter: true,
  legal_name: words.legal_name,
  address: { line1: words.line1, line2: '', city: 'Kiel', region: '', postal_code: '24103', country: 'DE' },
})

/** Somebody who has left traces wherever the product keeps them. */
const liveALife = async (
  words: ReturnType<typeof unique>,
): Promise<{ olga: Person; order: string; ticket: string }> => {
  const { email, name, second_name } = words
  const team = await createTeam(foyer)
  await inviteTo(team, email)
  const olga = await createPerson(foyer, { email, name, second_name })
  const { client } = olga
  await client.ask(updateProfile, { body: profileOf(words) })
  await client.ask(sendPhoneCode, { body: { phone: words.phone } })
  await client.ask(addPaymentMethod, { body: { gateway: 'stripe', token_id: 'tok_visa' } })
  const order = await giveOrder(foyer, olga)
  await receiveTransfer(foyer, { order_id: order })
  const licence = await giveLicence(foyer, olga, { user_comment: words.comment })
  await foyer.sql('update licensing.deliverable set paid_till = $2 where id = $1', licence, monthsOn(0))
  await client.ask(requestColleague, { body: { email: team.owner.email } })
  await team.owner.client.ask(requestColleague, { body: { email: team.owner.email.replace('@', '-2@') } })
  const { id: ticket } = await client.ask(openTicket, {
    body: { title: 'No picture', description: 'Since today', kind: 'talks', product: 'iptv' },
  })
  await client.ask(addSecondaryEmail, { params: { ticket_id: ticket }, body: { email: words.books } })
  await client.ask(addComment, { params: { id: ticket }, body: { body: 'Still none' } })
  await staff.client.ask(addStaffComment, { params: { id: ticket }, body: { body: 'Solved', internal: false } })
  const params = { id: olga.account.id }
  await staff.client.ask(addCustomerNote, { params, body: { body: words.note } })
  await staff.client.ask(changeCustomer, {
    params,
    body: { manager: { name: 'Lena' }, reason: `${name} ${second_name} called` },
  })
  // Another customer's invoices go to this person as well, and so do the mails of a ticket.
  const books = await createPerson(foyer, { notification_emails: [email] })
  const other = await books.client.ask(openTicket, {
    body: { title: 'A question', description: 'Of another', kind: 'talks', product: 'iptv' },
  })
  await books.client.ask(addSecondaryEmail, { params: { ticket_id: other.id }, body: { email } })
  return { olga, order, ticket }
}

describe('thirty days after it was closed, an account', () => {
  it('is erased: nothing of the person is left but what the law keeps', async () => {
    const words = unique()
    const { olga, order, ticket } = await liveALife(words)
    await run()
    const { id } = olga.account
    const customers = await foyer.sql<{ reference: string }>(
      'select reference from billing.gateway_customer where account_id = $1',
      id,
    )
    const before = await foyer.sql('select id from platform.audit_entry where account_id = $1', id)
    await close(olga)
    await pass(29)
    expect(await rowOf(id)).toMatchObject({ erased_at: null, name: words.name })
    expect((await whereIs(words)).length).toBeGreaterThan(10)
    await pass(2)
    expect(await rowOf(id)).toMatchObject({
      erased_at: expect.any(Date),
      email: `closed-${id}@erased.invalid`,
      name: '',
      phone: null,
      password_hash: null,
    })
    await pass(2)
    // The frozen buyer of invoices, and nothing else.
    const left = new Set((await whereIs(words)).map((found) => found.replace(/^\w+ in /, '')))
    expect([...left]).toEqual(['billing."order"'])

    // What happened stays in the log, without saying of whom.
    const entries = await foyer.sql<Record<string, unknown>>(
      `select action, object_type, actor_ip, changes, reason from platform.audit_entry where account_id = $1`,
      id,
    )
    expect(entries.length).toBeGreaterThan(before.length)
    expect(entries.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['account_created', 'profile_saved', 'account_closed', 'account_erased', 'card_deleted']),
    )
    const own = await foyer.sql(`select from platform.audit_entry where actor = $1 and actor_ip is not null`, id)
    expect(own).toEqual([])
    const issued = entries.find(({ action, object_type }) => action === 'order_issued' && object_type === 'order')
    expect(issued).toMatchObject({ changes: { total: expect.any(String) } })

    // Cards and customers are forgotten at the gateway as well.
    const [gone] = customers
    expect(gone?.reference).toMatch(/^cus_/)
    expect(await foyer.sql('select from sandbox.stripe_object where id = $1', gone?.reference)).toEqual([])
    expect(await foyer.sql('select from billing.payment_method where account_id = $1', id)).toEqual([])

    // Staff still see what was there, under no name.
    const customer = await staff.client.ask(getCustomer, { params: { id } })
    expect(customer).toMatchObject({ name: '', erased_at: expect.any(String), phone: null, notes: 0 })
    expect(customer.orders.total).toBe(1)
    const paper = await staff.client.ask(getStaffOrder, { params: { id: order } })
    expect(JSON.stringify(paper)).toContain(words.legal_name)
    const kept = await staff.client.ask(getStaffTicket, { params: { id: ticket } })
    expect(kept).toMatchObject({ description: 'Since today', creator: { name: '' }, secondary_emails: [] })
    const { comments } = await staff.client.ask(listStaffComments, { params: { id: ticket } })
    expect(comments.map(({ creator }) => creator.name)).toEqual(expect.arrayContaining(['']))
    for (const query of [words.email, words.name, words.second_name])
      expect((await staff.client.ask(listCustomers, { query: { query } })).customers).toEqual([])
    expect(await staff.client.refusal(changeCustomer, { params: { id }, body: { name: words.name } })).toMatchObject({
      status: 403,
      code: 'account_closed',
    })

    // The address is free: whoever signs up with it is somebody new.
    const { access_token } = await foyer.client.ask(signUp, {
      body: {
        email: words.email,
        password: 'Another-harbour-7',
        locale: 'en',
        country: 'DE',
        terms_accepted: true,
        recaptcha_token: await solveCaptcha(foyer),
      },
    })
    const anew = foyer.client.as({ tenant: 'aurora', access_token })
    await foyer.sql('update account.account set email_confirmed = true where email = $1', words.email)
    expect((await anew.ask(listOrders)).orders).toEqual([])
    expect(await anew.refusal(getOrder, { params: { id: order } })).toMatchObject({ status: 404 })
  })

  it('is erased even if the process stops after any of the steps', async () => {
    const words = unique()
    const { olga } = await liveALife(words)
    const { id } = olga.account
    await run()
    await close(olga)
    advance(foyer, 31 * dayMs)
    const steps = [
      ['billing.gateway_customer', 'delete'],
      ['company.invite', 'delete'],
      ['licensing.deliverable', 'update'],
      ['support.ticket', 'update'],
      ['support.comment', 'update'],
      ['push.preference', 'delete'],
      ['account.session', 'delete'],
      ['platform.audit_entry', 'update'],
      ['account.note', 'delete'],
      ['account.account', 'update'],
    ] as const
    await foyer.sql(
      `create function public.crash() returns trigger language plpgsql as $$ begin raise exception 'the process stops here'; end $$`,
    )
    await foyer.sql(`insert into push.preference values ('aurora', $1, 'staff_reply', true, true)`, id)
    for (const [table, event] of steps) {
      await foyer.sql(`create trigger crash before ${event} on ${table} for each row execute function public.crash()`)
      // The timers go on with the other jobs, and say so in the log.
      await run().catch(() => undefined)
      expect(await rowOf(id)).toMatchObject({ erased_at: null, email: words.email, name: words.name })
      await foyer.sql(`drop trigger crash on ${table}`)
    }
    await run()
    expect(await rowOf(id)).toMatchObject({ erased_at: expect.any(Date), name: '' })
    await pass(3)
    expect(new Set((await whereIs(words)).map((found) => found.replace(/^\w+ in /, '')))).toEqual(
      new Set(['billing."order"']),
    )
    expect(
      await foyer.sql(`select from platform.audit_entry where object_id = $1 and action = 'account_erased'`, id),
    ).toHaveLength(1)
  })

  it('is erased although another one cannot be', async () => {
    const [olga, ivan] = [await createPerson(foyer), await createPerson(foyer)]
    for (const person of [olga, ivan]) await close(person)
    await foyer.sql(
      `create function public.refuse() returns trigger language plpgsql as $$ begin
        if old.id = '${olga.account.id}' and new.erased_at is not null then raise exception 'not this one'; end if; return new; end $$`,
    )
    await foyer.sql(
      'create trigger refuse before update on account.account for each row execute function public.refuse()',
    )
    advance(foyer, 31 * dayMs)
    await run().catch(() => undefined)
    expect(await rowOf(ivan.account.id)).toMatchObject({ erased_at: expect.any(Date) })
    expect(await rowOf(olga.account.id)).toMatchObject({ erased_at: null })
    await foyer.sql('drop trigger refuse on account.account')
    await run()
    expect(await rowOf(olga.account.id)).toMatchObject({ erased_at: expect.any(Date) })
  })
})

describe('the log', () => {
  const empty = (id: string, tenant = 'aurora') =>
    foyer.platform.database.transaction(tenant, async (tx) => {
      const { emptyEntries } = await import('./closing-store.ts')
      return emptyEntries(tx, id, '00000000-0000-0000-0000-000000000000', 1000)
    })

  it('cannot be emptied for an account that is open or erased, or of another brand', async () => {
    const olga = await createPerson(foyer)
    await expect(empty(olga.account.id)).rejects.toThrow('not about to be erased')
    await close(olga)
    await expect(empty(olga.account.id, 'sever')).rejects.toThrow('not about to be erased')
    await pass(31)
    expect(await rowOf(olga.account.id)).toMatchObject({ erased_at: expect.any(Date) })
    await expect(empty(olga.account.id)).rejects.toThrow('not about to be erased')
  })

  it('is changed by the application in no other way, whatever it says that it erases', async () => {
    const [olga, ivan] = [await createPerson(foyer), await createPerson(foyer)]
    await close(olga)
    const rewrite = (erased: string, about: string, set: string) =>
      foyer.platform.database.transaction('aurora', async (tx) => {
        await sql`select set_config('foyer.erasing', ${erased}, true)`.execute(tx)
        await sql`update platform.audit_entry set ${sql.raw(set)} where account_id = ${about}`.execute(tx)
      })
    for (const [erased, about, set] of [
      ['', olga.account.id, `changes = '{}', reason = 'nothing'`],
      [ivan.account.id, ivan.account.id, `reason = null, actor_ip = null`],
      [olga.account.id, ivan.account.id, `actor_ip = null`],
      [olga.account.id, olga.account.id, `changes = '{"amount": 1}'`],
      [olga.account.id, olga.account.id, `actor = 'operator:somebody'`],
    ] as const)
      await expect(rewrite(erased, about, set), set).rejects.toThrow('history is written once')
    await rewrite(olga.account.id, olga.account.id, `actor_ip = null`)
  })

  it('keeps what it says about others', async () => {
    const [olga, ivan] = [await createPerson(foyer), await createAccount(foyer)]
    await staff.client.ask(changeCustomer, { params: { id: ivan.id }, body: { name: 'Ivan', reason: 'called' } })
    const about = () => foyer.sql('select * from platform.audit_entry where account_id = $1 order by id', ivan.id)
    const before = await about()
    await close(olga)
    await pass(31)
    expect(await about()).toEqual(before)
  })
})

it('nobody signs in to an erased account, and nothing says that there was one', async () => {
  const olga = await createPerson(foyer)
  await close(olga)
  await pass(31)
  for (const email of [olga.email, `closed-${olga.account.id}@erased.invalid`]) {
    const as = { tenant: 'aurora', basic: { email, password: olga.password } }
    expect(await foyer.client.refusal(login, { as })).toMatchObject({ status: 401, code: 'wrong_credentials' })
  }
})
