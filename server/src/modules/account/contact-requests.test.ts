import { ContactRequest, ContactRequestBody } from '@foyer/contract/account/contact-request.ts'
import { expect, it } from 'vitest'
import { useFoyer } from '../../../test/foyer.ts'

const foyer = useFoyer()

it('DATA-39 contact requests have a table with all their fields, and no customer can read it', async () => {
  const columns = await foyer.sql<{ readonly column_name: string }>(
    `select column_name from information_schema.columns where table_schema = 'account' and table_name = 'contact_request'`,
  )
  const names = columns.map(({ column_name }) => column_name)
  expect(names).toEqual(
    expect.arrayContaining([...Object.keys(ContactRequest.shape), ...Object.keys(ContactRequestBody.shape)]),
  )
  const [isolated] = await foyer.sql<{ readonly relrowsecurity: boolean }>(
    `select relrowsecurity from pg_class where oid = 'account.contact_request'::regclass`,
  )
  expect(isolated).toEqual({ relrowsecurity: true })
})
