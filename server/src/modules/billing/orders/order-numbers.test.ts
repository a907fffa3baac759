import { getOrder } from '@foyer/contract/billing/endpoints.ts'
import { beforeAll, expect, it } from 'vitest'
import { useFoyer } from '../../../../test/foyer.ts'
import { giveOrder } from '../../../../test/licences.ts'
import { createPerson, type Person } from '../../../../test/people.ts'

const foyer = useFoyer()
let olga: Person
let boris: Person
beforeAll(async () => {
  olga = await createPerson(foyer)
  boris = await createPerson(foyer, { tenant: 'sever', country: 'RU' })
})

const numbersOf = async (tenant: string, year: number): Promise<string[]> => {
  const rows = await foyer.sql<{ number: string }>(
    `select number from billing."order" where tenant = $1 and date_part('year', created_at) = $2 order by number`,
    tenant,
    year,
  )
  return rows.map(({ number }) => number)
}

const upTo = (prefix: string, count: number): string[] =>
  Array.from({ length: count }, (_, at) => `${prefix}-${String(at + 1).padStart(4, '0')}`)

const inYear = (year: number) => ({ issued_at: new Date(Date.UTC(year, 5, 15)) })

/** An order whose transaction is rolled back, as if something later in it had failed. */
const abandon = async (year: number): Promise<void> => {
  const { database } = foyer.platform
  const { account } = olga
  const undone = database.transaction('aurora', async (tx) => {
    await foyer.modules.billing.issue(tx, {
      tenant: 'aurora',
      account_id: account.id,
      purpose: 'custom',
      description: 'Undone',
      lines: [],
      actions: [],
      deliverable: null,
      due_on: null,
      actor: 'operator:test',
      ...inYear(year),
    })
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
}

it('BILL-09 fifty concurrent invoices, some of them rolled back, are numbered without a gap or a repetition', async () => {
  const made = Array.from({ length: 50 }, () => giveOrder(foyer, olga, inYear(2031)))
  const undone = Array.from({ length: 20 }, () => abandon(2031))
  await Promise.all([...made, ...undone])
  expect(await numbersOf('aurora', 2031)).toEqual(upTo('AUR-2031', 50))
})

it('BILL-09 each brand counts separately, and each year starts again', async () => {
  const orders = [2032, 2033].flatMap((year) =>
    [olga, boris, olga].map((person) => () => giveOrder(foyer, person, inYear(year))),
  )
  for (const issue of orders) await issue()
  for (const year of [2032, 2033]) {
    expect(await numbersOf('aurora', year)).toEqual(upTo(`AUR-${year}`, 2))
    expect(await numbersOf('sever', year)).toEqual(upTo(`SEV-${year}`, 1))
  }
})

it('BILL-09 the year is the UTC year', async () => {
  const lastMoment = new Date('2034-12-31T23:59:59.999Z')
  const id = await giveOrder(foyer, olga, { issued_at: lastMoment })
  expect((await olga.client.ask(getOrder, { params: { id } })).number).toBe('AUR-2034-0001')
})

it('BILL-09 after 9999 in a year numbers have five digits', async () => {
  await foyer.sql(`insert into billing.number_sequence values ('aurora', 'invoice', 2035, 9998)`)
  for (const number of ['AUR-2035-9999', 'AUR-2035-10000']) {
    const id = await giveOrder(foyer, olga, inYear(2035))
    expect((await olga.client.ask(getOrder, { params: { id } })).number).toBe(number)
  }
})
