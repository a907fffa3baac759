import { randomInt, randomUUID } from 'node:crypto'
import { changeOrderReference, listOrders } from '@foyer/contract/billing/endpoints.ts'
import { listCustomers, listStaffOrders, listStaffPayments } from '@foyer/contract/operator/endpoints.ts'
import { listStaffTickets } from '@foyer/contract/operator/ticket-endpoints.ts'
import { addComment, openTicket } from '@foyer/contract/support/endpoints.ts'
import pg from 'pg'
import { beforeAll, describe, expect, it } from 'vitest'
import { useFoyer } from '../../../test/foyer.ts'
import { giveOrder } from '../../../test/licences.ts'
import { createStaff, type Staff } from '../../../test/operators.ts'
import { createAccount, createPerson } from '../../../test/people.ts'
import { fillSearchWords } from './search-words.ts'

const foyer = useFoyer()
let staff: Staff
beforeAll(async () => {
  staff = await createStaff(foyer)
})

const some = (): string => `w${randomUUID().slice(0, 8)}`
const found = async (query: string): Promise<string[]> =>
  (await staff.client.ask(listCustomers, { query: { query } })).customers.map(({ id }) => id)
const ask = (statement: string, values: readonly unknown[] = []) => foyer.sql<{ word: string }>(statement, ...values)

describe('the search for staff', () => {
  it('matches the beginnings of words: within an e-mail, after leading zeros, in any alphabet and case', async () => {
    const [left, right] = [some(), some()]
    const digits = String(randomInt(1e8, 1e9))
    const email = `ada.${left}@${right}.example`
    const { id } = await createAccount(foyer, { email, second_name: 'Ёлкина-Öberg', tax_id: `DE-000${digits}` })
    for (const typed of [
      email,
      `${left}@${right}`,
      `${right}.exam`,
      `ёлкина ${left}`,
      `ÖBERG ${right}`,
      `(${left}`,
      digits,
    ])
      expect(await found(typed), typed).toEqual([id])
    expect(await found(left.slice(1))).toEqual([])
    expect(await found(`${left} nobody`)).toEqual([])
    expect(await found('… !')).toEqual([])
  })

  it.each([
    ['ΕΚΔΟΣΕΙΣ', ['ΕΚΔΟΣΕΙΣ', 'εκδοσεις', 'ΕΚΔΟΣ']],
    ['Εκδοσεις', ['ΕΚΔΟΣΕΙΣ', 'Εκδοσεις']],
    ['İstanbul', ['İstanbul', 'istanbul']],
  ])(
    'finds %s by the same letters, whose small forms PostgreSQL and JavaScript disagree about',
    async (name, typed) => {
      const { id } = await createAccount(foyer, { name, second_name: some() })
      for (const word of typed) expect(await found(word), word).toContain(id)
    },
  )

  it('finds current words, and no deleted ones', async () => {
    const [before, after] = [some(), some()]
    const { id } = await createAccount(foyer, { name: before })
    await ask('update account.account set name = $2 where id = $1', [id, after])
    expect([await found(before), await found(after)]).toEqual([[], [id]])
    await ask('delete from account.account where id = $1', [id])
    expect(await ask('select word from platform.search_word where object_id = $1', [id])).toEqual([])
  })

  it('finds nothing of another brand', async () => {
    const word = some()
    await createAccount(foyer, { name: word })
    const elsewhere = await createStaff(foyer, { tenant: 'sever' })
    const { customers, estimated_count } = await elsewhere.client.ask(listCustomers, { query: { query: word } })
    expect([customers, estimated_count]).toEqual([[], 0])
  })

  it('works with a very common word, alone and with a rare one', async () => {
    const [common, rare] = [some(), some()]
    const { id } = await createAccount(foyer, { name: common, second_name: rare })
    const other = await createAccount(foyer, { name: rare })
    // As if this many objects had the word: more than a search by word fetches.
    await ask(
      `insert into platform.search_word (tenant, kind, word, object_id)
       select 'aurora', 'customer', $1, gen_random_uuid() from generate_series(1, 10500)`,
      [common],
    )
    expect(await found(common)).toEqual([id])
    expect(await found(`${common} ${rare}`)).toEqual([id])
    expect((await found(rare)).sort()).toEqual([id, other.id].sort())
    // Their orders cannot all be named, which the list tells.
    const orders = (query: string) => staff.client.ask(listStaffOrders, { query: { query } })
    expect((await orders(common)).too_many_customers).toBe(true)
    expect((await orders(rare)).too_many_customers).toBeUndefined()
    expect((await orders(`${common} ${rare}`)).too_many_customers).toBeUndefined()
  })

  it('finds a payment by its order’s number or its customer', async () => {
    const person = await createPerson(foyer, { name: some() })
    const order_id = await giveOrder(foyer, person)
    const transaction_id = randomUUID()
    await foyer.modules.billing.recordPayment({
      tenant: 'aurora',
      order_id,
      gateway: 'bank_transfer',
      transaction_id,
      actor: 'system',
      reason: 'found on the bank statement',
    })
    const [row] = await foyer.sql<{ number: string }>('select number from billing."order" where id = $1', order_id)
    for (const query of [transaction_id, row?.number ?? '', person.email]) {
      const { payments } = await staff.client.ask(listStaffPayments, { query: { query } })
      expect(
        payments.map((payment) => payment.order_id),
        query,
      ).toEqual([order_id])
    }
  })

  it('finds an invoice by the buyer’s reference, as its customer does, also when it is older than the index', async () => {
    const person = await createPerson(foyer)
    const order_id = await giveOrder(foyer, person)
    const buyer_reference = `PO-${some()}`
    await person.client.ask(changeOrderReference, { params: { order_id }, body: { buyer_reference } })
    const query = { query: buyer_reference }
    const byStaff = async () => (await staff.client.ask(listStaffOrders, { query })).orders.map(({ id }) => id)
    expect(await byStaff()).toEqual([order_id])
    expect((await person.client.ask(listOrders, { query })).orders.map(({ id }) => id)).toEqual([order_id])
    await ask(`delete from platform.search_word where object_id = $1`, [order_id])
    await ask(`delete from platform.milestone where name like 'search words of orders of %'`)
    expect(await byStaff()).toEqual([])
    await fillSearchWords(foyer.platform.database, ['aurora'])
    expect(await byStaff()).toEqual([order_id])
  })

  it('finds a ticket by its title, description, comments or creator’s e-mail, or its number, with or without the sign', async () => {
    const [title, description, login] = [some(), some(), some()]
    const person = await createPerson(foyer, { email: `${login}@people.example` })
    const body = {
      title: `On ${title}`,
      description: `It says\n${description}`,
      kind: 'support',
      product: 'iptv',
    } as const
    const { id, number } = await person.client.ask(openTicket, { body })
    const ids = async (query: string) =>
      (await staff.client.ask(listStaffTickets, { query: { query } })).tickets.map((ticket) => ticket.id)
    for (const query of [title, `${description} ${title.slice(0, 5)}`, `${login}@people`, `#${number}`, `${number}`])
      expect(await ids(query), query).toEqual([id])
    expect(await ids(title.slice(1))).toEqual([])

    const said = some()
    await person.client.ask(addComment, { params: { id }, body: { body: said } })
    // Simulates an upgrade from a version that indexed other words, but not those of tickets and comments.
    for (const [kind, word] of [
      ['ticket', description],
      ['comment', said],
    ] as const) {
      await ask(`delete from platform.search_word where kind = $1`, [kind])
      await ask(`delete from platform.milestone where name like 'search words of ' || $1 || 's of %'`, [kind])
      expect(await ids(word)).toEqual([])
      await fillSearchWords(foyer.platform.database, ['aurora'])
      expect(await ids(word)).toEqual([id])
    }
  })
})

it('has only the current words of a row that changes while its words are added', async () => {
  const [before, after] = [some(), some()]
  const { id } = await createAccount(foyer, { name: before })
  await ask('delete from platform.search_word where object_id = $1', [id])
  await ask(`delete from platform.milestone where name like 'search words of %'`)
  const changing = new pg.Client({ connectionString: foyer.database_url })
  await changing.connect()
  try {
    await changing.query('begin')
    await changing.query('update account.account set name = $2 where id = $1', [id, after])
    const filling = fillSearchWords(foyer.platform.database, ['aurora'])
    const isWaiting = async () =>
      (await ask(`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`))
        .length
    const done = filling.then(() => 'done' as const)
    while ((await Promise.race([done, isWaiting()])) === 0);
    await changing.query('commit')
    await filling
  } finally {
    await changing.end()
  }
  expect([await found(before), await found(after)]).toEqual([[], [id]])
})

it('finds rows from before the index after the next start', async () => {
  const word = some()
  const { id } = await createAccount(foyer, { name: word })
  await ask('delete from platform.search_word')
  await ask(`delete from platform.milestone where name like 'search words of %'`)
  expect(await found(word)).toEqual([])
  await fillSearchWords(foyer.platform.database, ['aurora', 'sever'])
  expect(await found(word)).toEqual([id])
  // A second run has nothing to do.
  await ask('delete from platform.search_word where word = $1', [word])
  await fillSearchWords(foyer.platform.database, ['aurora', 'sever'])
  expect(await found(word)).toEqual([])
})
