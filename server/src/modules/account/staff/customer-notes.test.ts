import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { addCustomerNote, listAudit, removeCustomerNote } from '@foyer/contract/operator/endpoints.ts'
import { expect, it } from 'vitest'
import { useFoyer } from '../../../../test/foyer.ts'
import { createStaff } from '../../../../test/operators.ts'
import { createPerson } from '../../../../test/people.ts'

const foyer = useFoyer()

/** How many entries of the log contain these words. */
const inTheLog = async (words: string): Promise<number> =>
  (await foyer.sql(`select from platform.audit_entry where changes::text like $1`, `%${words}%`)).length

it('the words of a note are gone once it is removed; the log tells of whom it was, and who wrote and removed it', async () => {
  const [{ account }, lena] = [await createPerson(foyer), await createStaff(foyer)]
  const words = 'Pays late since the divorce'
  const { id } = await lena.client.ask(addCustomerNote, { params: { id: account.id }, body: { body: words } })
  await lena.client.call(removeCustomerNote, { params: { id: account.id, note_id: id } })
  expect(await inTheLog(words)).toBe(0)
  const { entries } = await lena.client.ask(listAudit, { query: { object_id: id } })
  expect(entries.map(({ action, changes }) => [action, changes['account_id']])).toEqual([
    ['note_removed', account.id],
    ['note_added', account.id],
  ])
})

it('those of earlier versions are taken out of the log by the update, and nothing else is', async () => {
  const words = `Is ill ${randomUUID()}`
  const insert = `insert into platform.audit_entry (id, tenant, at, actor, action, object_type, object_id, changes)
    values ($1::uuid, 'aurora', now(), 'operator:lena', 'note_added', $2, $1::text, $3)`
  for (const kind of ['note', 'saved_reply'])
    await foyer.sql(insert, randomUUID(), kind, JSON.stringify({ body: words, by: 'lena' }))
  const file = join(import.meta.dirname, '../../../../migrations/0176_notes_out_of_the_log.sql')
  for (const step of (await readFile(file, 'utf8')).split(/^-- step:.*$/m).slice(1)) await foyer.sql(step)
  expect(await inTheLog(words)).toBe(1)
  const kept = `select changes from platform.audit_entry where object_type = 'note' and changes = '{"by": "lena"}'`
  expect(await foyer.sql(kept)).toHaveLength(1)
})
