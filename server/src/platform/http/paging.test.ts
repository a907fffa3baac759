import { listOrders, listPayments } from '@foyer/contract/billing/endpoints.ts'
import type { Order } from '@foyer/contract/billing/order.ts'
import { listSkus } from '@foyer/contract/catalogue/endpoints.ts'
import { listDeliverables } from '@foyer/contract/licensing/endpoints.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { useFoyer } from '../../../test/foyer.ts'
import { giveOrder } from '../../../test/licences.ts'
import { isSorted, readPages } from '../../../test/pages.ts'
import { createPerson, type Person } from '../../../test/people.ts'
import { watchStatements } from '../../../test/statements.ts'
import { createCursors } from './cursors.ts'

const statements = watchStatements()
let secret = ''
const foyer = useFoyer({
  adjust: (settings) => {
    secret = settings.secret
    return settings
  },
})

/** Creates this many invoices, each a day after the previous one. Every third is paid, and every fourth has no due date. */
const giveInvoices = async (person: Person, count: number): Promise<void> => {
  for (let at = 0; at < count; at += 1) {
    const issued = new Date(Date.UTC(2026, 0, 1 + at, 12))
    const order_id = await giveOrder(foyer, person, {
      price: String(100 + ((at * 7) % 5)),
      description: `Service ${'abcde'[at % 5]}`,
      due_on: at % 4 === 0 ? null : `2026-03-${String(28 - at).padStart(2, '0')}`,
      issued_at: issued,
    })
    if (at % 3 === 0) {
      await foyer.modules.billing.recordPayment({
        tenant: 'aurora',
        order_id,
        gateway: 'bank_transfer',
        transaction_id: `transfer-${order_id}`,
        actor: 'operator:test',
        reason: 'transfer seen',
        paid_at: new Date(Date.UTC(2026, 2, 30 - at)),
      })
    }
  }
}

type Query = z.input<typeof listOrders.query>

const asked = async ({ client }: Person, query: Query = {}) => {
  const { orders, estimated_count, next, prev } = listOrders.answers[200].parse(await client.ask(listOrders, { query }))
  return { rows: orders, estimated_count, next, prev }
}

const pagesOf = (person: Person, query: Query, where: Parameters<typeof readPages>[1] = {}) =>
  readPages((cursor) => asked(person, { ...query, ...(cursor !== undefined && { cursor }) }), where)

const idsOf = (pages: readonly { readonly rows: readonly Order[] }[]): string[][] =>
  pages.map(({ rows }) => rows.map(({ id }) => id))

const elementsOf = (cursor: string) =>
  JSON.parse(Buffer.from(cursor.split('.')[0] ?? '', 'base64url').toString()) as unknown[]

describe('pages of a list', () => {
  let olga: Person
  beforeAll(async () => {
    olga = await createPerson(foyer)
    await giveInvoices(olga, 23)
  })

  it('API-12, API-13 have rows under their plural name, the count, both cursors and the time', async () => {
    const answer = await olga.client.ask(listOrders, { query: {} })
    expect(answer).toEqual({
      orders: expect.any(Array),
      estimated_count: 23,
      next: expect.any(String),
      prev: null,
      timing: { total: expect.any(Number) },
    })
    expect(answer.orders).toHaveLength(20)
  })

  it('API-13 visit everything once, and back over the same pages; the ends have no cursor', async () => {
    const forth = await pagesOf(olga, { limit: 5 })
    expect(forth.map(({ rows }) => rows.length)).toEqual([5, 5, 5, 5, 3])
    expect(new Set(idsOf(forth).flat()).size).toBe(23)
    expect(forth[0]?.prev).toBeNull()
    expect(forth.at(-1)?.next).toBeNull()
    const back = await pagesOf(olga, { limit: 5 }, { direction: 'prev', from: forth.at(-1)?.prev ?? '' })
    expect(idsOf(back).toReversed()).toEqual(idsOf(forth).slice(0, -1))
    expect(back.at(-1)?.prev).toBeNull()
  })

  it('API-12 do not shift while rows are added: none is shown twice, none is skipped, new ones are before the first page', async () => {
    const mia = await createPerson(foyer)
    await giveInvoices(mia, 12)
    const before = await pagesOf(mia, { limit: 4 })
    const first = await asked(mia, { limit: 4 })
    const added = await giveOrder(foyer, mia, { issued_at: new Date(Date.UTC(2026, 5, 1)) })
    const rest = await pagesOf(mia, { limit: 4 }, { from: first.next ?? '' })
    expect(idsOf([first, ...rest])).toEqual(idsOf(before))
    const back = await asked(mia, { limit: 4, cursor: rest[0]?.prev ?? '' })
    expect(idsOf([back])).toEqual(idsOf(before.slice(0, 1)))
    const newest = await asked(mia, { limit: 4, cursor: back.prev ?? '' })
    expect(newest.rows.map(({ id }) => id)).toEqual([added])
    expect(newest.prev).toBeNull()
  })

  it('API-13 are counted once, with the first: its count stays, forwards and backwards, whatever is added', async () => {
    const mia = await createPerson(foyer)
    await giveInvoices(mia, 7)
    const counting = async (query: Query) => {
      const page = await asked(mia, { limit: 2, ...query })
      return { ...page, counts: statements.texts().filter((text) => text.includes('count(*)')).length }
    }
    const first = await counting({})
    expect(first).toMatchObject({ counts: 1, estimated_count: 7 })
    await giveInvoices(mia, 1)
    const second = await counting({ cursor: first.next ?? '' })
    const third = await counting({ cursor: second.next ?? '' })
    const back = await counting({ cursor: third.prev ?? '' })
    expect(back.rows).toEqual(second.rows)
    for (const page of [second, third, back]) expect(page).toMatchObject({ counts: 0, estimated_count: 7 })
    expect(await counting({})).toMatchObject({ counts: 1, estimated_count: 8 })
  })

  it('API-13 after a previous version’s cursor, which has no count, are counted as before', async () => {
    const cursors = createCursors(secret)
    const first = await asked(olga, { limit: 5 })
    const { count, ...place } = cursors.read(first.next ?? '', 'orders', '-created_at')
    expect(count).toBe(23)
    const before = cursors.write(place)
    // A process of the previous version reads the same elements and ignores the one after them.
    const told = [before, first.next ?? ''].map(elementsOf)
    expect(told[1]).toEqual([...(told[0] ?? []), 23])
    const second = await asked(olga, { limit: 5, cursor: before })
    const same = await asked(olga, { limit: 5, cursor: first.next ?? '' })
    expect(second).toEqual(same)
    expect(second.estimated_count).toBe(23)
  })

  const sortable: Readonly<Record<string, (order: Order) => string | number | null>> = {
    created_at: ({ created_at }) => created_at,
    number: ({ number }) => number,
    description: ({ description }) => description,
    amount: ({ amount }) => amount,
    due_on: ({ due_on }) => due_on,
    paid_at: ({ paid_at }) => paid_at,
  }

  it.each(Object.keys(sortable).flatMap((key) => [key, `-${key}`]))(
    'API-12, BILL-09 are sorted by %s over all pages, including ties and gaps',
    async (sort) => {
      const pages = await pagesOf(olga, { limit: 4, sort: sort as NonNullable<Query['sort']> })
      const rows = pages.flatMap((page) => page.rows)
      const valueOf = sortable[sort.replace('-', '')]
      if (valueOf === undefined) throw new Error(`no such field: ${sort}`)
      expect(new Set(rows.map(({ id }) => id)).size).toBe(23)
      expect(isSorted(rows.map(valueOf), sort.startsWith('-') ? 'falling' : 'rising')).toBe(true)
      const back = await pagesOf(
        olga,
        { limit: 4, sort: sort as NonNullable<Query['sort']> },
        { direction: 'prev', from: pages.at(-1)?.prev ?? '' },
      )
      expect(idsOf(back).toReversed()).toEqual(idsOf(pages).slice(0, -1))
    },
  )
})

describe('a cursor', () => {
  let olga: Person
  let cursor: string
  beforeAll(async () => {
    olga = await createPerson(foyer)
    await giveInvoices(olga, 3)
    cursor = (await asked(olga, { limit: 1 })).next ?? ''
  })

  const refuse = (query: Query) => olga.client.refusal(listOrders, { query })
  const bad = { status: 400, code: 'bad_cursor', source: { parameter: 'cursor' } }

  const flipped = (text: string, at: number): string => {
    const place = at < 0 ? text.length + at : at
    return `${text.slice(0, place)}${text[place] === 'A' ? 'B' : 'A'}${text.slice(place + 1)}`
  }

  it('API-13 with any change is 400: every character counts, and so does the length', async () => {
    expect((await asked(olga, { limit: 1, cursor })).rows).toHaveLength(1)
    const places = [0, 1, Math.floor(cursor.length / 2), -23, -22, -2, -1]
    const changed = [
      ...places.map((at) => flipped(cursor, at)),
      cursor.slice(0, -1),
      `${cursor}A`,
      `${cursor}=`,
      `${cursor}.x`,
    ]
    for (const wrong of [...changed, 'x', '.', '', cursor.split('.')[0] ?? '', `.${cursor}`])
      expect(await refuse({ limit: 1, cursor: wrong })).toMatchObject(bad)
  })

  it('API-13 is bound to its list and order', async () => {
    expect(await refuse({ cursor, sort: 'number' })).toMatchObject(bad)
    expect(await refuse({ cursor, sort: 'created_at' })).toMatchObject(bad)
    expect(await olga.client.refusal(listPayments, { query: { cursor } })).toMatchObject(bad)
    expect(await olga.client.refusal(listDeliverables, { query: { cursor } })).toMatchObject(bad)
  })

  it('API-13 shows nobody else’s rows, whoever uses it', async () => {
    const stranger = await createPerson(foyer)
    expect((await asked(stranger, { cursor })).rows).toEqual([])
  })
})

describe('the parameters of a list', () => {
  it.each(['0', '101', '-1', '1.5', 'ten', '', 'NaN'])('API-13 limit=%s is 400', async (limit) => {
    const { client } = await createPerson(foyer)
    const answer = await client.send('GET', listOrders.url, { query: { limit } })
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ source: { parameter: 'limit' } }] } })
  })

  it('API-13 limits from one row to a hundred are accepted', async () => {
    const olga = await createPerson(foyer)
    await giveInvoices(olga, 2)
    expect((await asked(olga, { limit: 1 })).rows).toHaveLength(1)
    expect((await asked(olga, { limit: 100 })).rows).toHaveLength(2)
  })

  it.each([
    [listOrders, 'total'],
    [listOrders, 'created_at desc'],
    [listOrders, '--number'],
    [listPayments, 'transaction_id'],
    [listDeliverables, 'price'],
    [listSkus, 'price'],
  ])('API-12 an unsupported order is 400: $0.operation by %s', async (list, sort) => {
    const { client } = await createPerson(foyer)
    const answer = await client.send('GET', list.url, { query: { sort } })
    expect(answer).toMatchObject({
      status: 400,
      body: { errors: [{ code: 'bad_sort', source: { parameter: 'sort' } }] },
    })
  })
})
