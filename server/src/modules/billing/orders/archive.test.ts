import { getOrder, getOrderArchive } from '@foyer/contract/billing/endpoints.ts'
import { unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import { useFoyer } from '../../../../test/foyer.ts'
import { giveOrder } from '../../../../test/licences.ts'
import { createPerson, type Person } from '../../../../test/people.ts'

const foyer = useFoyer()

const archiveOf = async ({ client }: Person, year: number) => {
  const { status, headers, bytes } = await client.send('GET', getOrderArchive.url, { query: { year } })
  expect(status).toBe(200)
  return { headers, files: unzipSync(bytes) }
}

it('BILL-14 a year’s documents are returned as one ZIP, named by their numbers, without other years and orders of nothing', async () => {
  const olga = await createPerson(foyer)
  const inYear = (year: number) => ({ issued_at: new Date(Date.UTC(year, 5, 15)) })
  const ids = [await giveOrder(foyer, olga, inYear(2025)), await giveOrder(foyer, olga, inYear(2025))]
  await giveOrder(foyer, olga, inYear(2024))
  await giveOrder(foyer, olga, { ...inYear(2025), price: '0' })
  const { headers, files } = await archiveOf(olga, 2025)
  expect(headers.get('content-type')).toBe('application/zip')
  expect(headers.get('content-disposition')).toContain('invoices-2025.zip')
  const numbers = await Promise.all(ids.map(async (id) => (await olga.client.ask(getOrder, { params: { id } })).number))
  expect(Object.keys(files).sort()).toEqual(numbers.map((number) => `${number}.pdf`).sort())
  for (const file of Object.values(files)) expect(Buffer.from(file.subarray(0, 5)).toString()).toBe('%PDF-')
})

it('BILL-14 credit notes are in the file of the year in which they were issued', async () => {
  const olga = await createPerson(foyer)
  const order_id = await giveOrder(foyer, olga, { issued_at: new Date(Date.UTC(2025, 5, 15)) })
  const credit = { tenant: 'aurora', order_id, amount: '10', reason: 'Too much', actor: 'operator:test' }
  await foyer.platform.database.transaction('aurora', (tx) => foyer.modules.billing.creditNote(tx, credit))
  const { credit_notes, number } = await olga.client.ask(getOrder, { params: { id: order_id } })
  const year = Number(credit_notes[0]?.issued_at.slice(0, 4))
  expect(Object.keys((await archiveOf(olga, 2025)).files)).toEqual([`${number}.pdf`])
  expect(Object.keys((await archiveOf(olga, year)).files)).toEqual([`${credit_notes[0]?.number}.pdf`])
})

it('BILL-14 numbers of a former system are safe and unique file names', async () => {
  const olga = await createPerson(foyer)
  const numbers = ['../../FV/12/2025', '..-..-FV-12-2025', 'C:\\12?']
  for (const number of numbers) {
    const id = await giveOrder(foyer, olga, { issued_at: new Date(Date.UTC(2025, 5, 15)) })
    await foyer.sql('update billing."order" set number = $2 where id = $1', id, number)
  }
  expect(Object.keys((await archiveOf(olga, 2025)).files)).toEqual([
    '..-..-FV-12-2025.pdf',
    '..-..-FV-12-2025 (2).pdf',
    'C--12-.pdf',
  ])
})

it('BILL-14 a year without documents, such as everybody else’s for a stranger, is no empty file: 404 that names it', async () => {
  const stranger = await createPerson(foyer)
  const refused = await stranger.client.refusal(getOrderArchive, { query: { year: 2025 } })
  expect(refused).toMatchObject({
    status: 404,
    code: 'no_documents',
    source: { parameter: 'year' },
    meta: { year: 2025 },
  })
})

it.each(['year=1999', 'year=x', 'year=2025.5', 'month=1'])('BILL-14 %s is 400', async (query) => {
  const { client } = await createPerson(foyer)
  expect((await client.send('GET', `${getOrderArchive.url}?${query}`)).status).toBe(400)
})
