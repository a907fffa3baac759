import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { listAudit } from '@foyer/contract/operator/endpoints.ts'
import { expect, it } from 'vitest'
import { useFoyer } from '../../../../test/foyer.ts'
import { createStaff } from '../../../../test/operators.ts'

const foyer = useFoyer()

it('the log of an exported list tells which filters were set, without the words that were searched for', async () => {
  const { client, operator } = await createStaff(foyer)
  const query = {
    query: 'Olga Berg',
    email: 'olga@northlight.example',
    country: 'SE',
    from: '2026-01-31',
    format: 'csv',
  }
  await client.send('GET', '/operator/api/v1/customers', { query })
  const asked = { query: { action: 'list_exported', actor: `operator:${operator.handle}` } }
  const filters = { query: '…', email: '…', country: 'SE', from: '2026-01-31' }
  expect((await client.ask(listAudit, asked)).entries.map(({ changes }) => changes)).toEqual([{ filters }])

  // Entries of earlier versions lose the words by the update.
  const before = JSON.stringify({ filters: { query: 'Olga Berg', country: 'SE' } })
  const where = `where action = 'list_exported' and actor = $1`
  const actor = `operator:${operator.handle}`
  await foyer.sql(`update platform.audit_entry set changes = $2 ${where}`, actor, before)
  const file = join(import.meta.dirname, '../../../../migrations/0177_searches_out_of_the_log.sql')
  for (const step of (await readFile(file, 'utf8')).split(/^-- step:.*$/m).slice(1)) await foyer.sql(step)
  const [entry] = (await client.ask(listAudit, asked)).entries
  expect(entry?.changes).toEqual({ filters: { query: '…', country: 'SE' } })
})
