import { getStaffOrder, getStaffOrderArchive, listAudit } from '@foyer/contract/operator/endpoints.ts'
import { unzipSync } from 'fflate'
import { beforeAll, expect, it } from 'vitest'
import { useFoyer } from '../../../../test/foyer.ts'
import { giveCreditNote, giveOrder } from '../../../../test/licences.ts'
import { createStaff, type Staff } from '../../../../test/operators.ts'
import { createPerson } from '../../../../test/people.ts'

const foyer = useFoyer()
let admin: Staff
beforeAll(async () => {
  admin = await createStaff(foyer)
})

const archive = ({ client }: Staff, query: { from: string; to: string }) =>
  client.send('GET', getStaffOrderArchive.url, { query })
const june = { from: '2024-06-01', to: '2024-06-30' }

it('BILL-14 the documents of all customers of a period come as one ZIP, each on its own day, and the log names who took them', async () => {
  const staff = await createStaff(foyer, { role: 'billing' })
  const numbers = []
  for (const country of ['DE', 'RU']) {
    const customer = await createPerson(foyer, { country })
    const issued_at = new Date(Date.UTC(2024, 5, 30, 23))
    const id = await giveOrder(foyer, customer, { issued_at })
    await giveOrder(foyer, customer, { issued_at, price: '0' })
    await giveOrder(foyer, customer, { issued_at: new Date(Date.UTC(2024, 6, 1)) })
    const note = await giveCreditNote(foyer, id)
    if (country === 'DE')
      await foyer.sql(
        'update billing.credit_note set issued_at = $2 where id = $1',
        note,
        new Date(Date.UTC(2024, 5, 15)),
      )
    const { number, credit_notes } = await staff.client.ask(getStaffOrder, { params: { id } })
    numbers.push(number, ...(country === 'DE' ? credit_notes.map((one) => one.number) : []))
  }
  const { status, headers, bytes } = await archive(staff, june)
  expect(status).toBe(200)
  expect(headers.get('content-disposition')).toContain('documents-2024-06-01-2024-06-30.zip')
  const files = unzipSync(bytes)
  expect(Object.keys(files).toSorted()).toEqual(numbers.map((number) => `${number}.pdf`).toSorted())
  for (const file of Object.values(files)) expect(Buffer.from(file.subarray(0, 5)).toString()).toBe('%PDF-')
  const { entries } = await admin.client.ask(listAudit, { query: { action: 'list_exported' } })
  expect(entries.filter(({ actor }) => actor === `operator:${staff.operator.handle}`)).toMatchObject([
    { object_type: 'export', object_name: 'documents', changes: { filters: june } },
  ])
})

it('BILL-14 a period without documents, such as everybody else’s for another brand, is no empty file: 404', async () => {
  const elsewhere = await createStaff(foyer, { tenant: 'sever' })
  expect(await archive(elsewhere, june)).toMatchObject({ status: 404, body: { errors: [{ code: 'no_documents' }] } })
})

it('BILL-14 a period is at most a quarter long', async () => {
  expect((await archive(admin, { from: '2024-04-01', to: '2024-06-30' })).status).toBe(200)
  for (const query of [
    { from: '2024-04-01', to: '2024-07-03' },
    { from: '2024-06-30', to: '2024-06-01' },
  ])
    expect(await archive(admin, query)).toMatchObject({
      status: 400,
      body: { errors: [{ source: { parameter: 'from' } }] },
    })
})
