import { Client } from 'pg'
import { expect, it } from 'vitest'
import { startFoyer } from './foyer.ts'
import { createTestDatabase } from './test-database.ts'

it('a closed server keeps no connection to the database', async () => {
  const database = await createTestDatabase()
  const foyer = await startFoyer({ environment: { DATABASE_URL: database.url } })
  await foyer.close()
  const owner = new Client({ connectionString: database.url })
  await owner.connect()
  const connected = `select application_name from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`
  expect((await owner.query(connected)).rows).toEqual([])
  await owner.end()
  await database.drop()
})
