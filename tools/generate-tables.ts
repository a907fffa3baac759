import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '../server/src/platform/database/embedded-postgres.ts'
import { migrate } from '../server/src/platform/database/migrate.ts'
import { createLog } from '../server/src/platform/log.ts'

/**
 * Generates the types of the tables from a freshly migrated database, because SQL is the source of truth. With
 * `--check` it writes nothing, and exits with code 1 if there is a difference.
 */
const target = join(import.meta.dirname, '../server/src/platform/database/tables.generated.ts')
const root = join(import.meta.dirname, '..')

const folder = mkdtempSync(join(tmpdir(), 'foyer-tables-'))
const postgres = await startEmbeddedPostgres(join(folder, 'postgres'))
try {
  await migrate(postgres.url, createLog('silent'))
  const output = join(folder, 'tables.ts')
  const modules = '(platform|account|company|catalogue|billing|licensing|support|push|operator|webhooks).*'
  const args = [
    '--dialect',
    'postgres',
    '--url',
    postgres.url,
    '--out-file',
    output,
    '--type-mapping',
    '{"date":"string","int8":"number"}',
    '--include-pattern',
    modules,
  ]
  execFileSync(join(root, 'node_modules/.bin/kysely-codegen'), args, { stdio: 'pipe' })
  const text = readFileSync(output, 'utf8')
  const current = readFileSync(target, { encoding: 'utf8', flag: 'a+' })
  if (process.argv.includes('--check')) {
    if (text !== current) {
      console.error('tables.generated.ts is not what the migrations say: run npx node tools/generate-tables.ts')
      process.exitCode = 1
    }
  } else writeFileSync(target, text)
} finally {
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}
