import { execFileSync } from 'node:child_process'
import { createWriteStream, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import autocannon from 'autocannon'
import { startEmbeddedPostgres } from '../../server/src/platform/database/embedded-postgres.ts'
import { numberAfter } from './arguments.ts'
import { skuId } from './goods.ts'
import { report, type Row } from './report.ts'
import { seedCatalogue } from './seed.ts'
import { serve } from './serve.ts'

const cli = join(import.meta.dirname, '../../server/src/cli.ts')

/** A line of each file by its number: everybody has one licence, one paid invoice, one ticket. */
const lines: Readonly<Record<string, readonly [header: string, line: (n: number) => string]>> = {
  customers: [
    'id,email,name,second_name,country,locale,legal_name,tax_id,address_line1,address_city,address_country,created_at',
    (n) =>
      `C${n},person.${n}@company-${n % 30_011}.example,Name${n % 997},Surname${n % 4_999},DE,en,Company ${n % 30_011} GmbH,DE${n},Street ${n % 200},City ${n % 500},DE,2024-0${1 + (n % 9)}-1${n % 10}`,
  ],
  licences: [
    'id,customer,sku,quantity,key,period_starts_on,paid_till,created_at',
    (n) => `L${n},C${n},${skuId},${1 + (n % 9)},key-of-the-former-system-${n},2098-12-01,2099-01-01,2024-01-15`,
  ],
  invoices: [
    'id,customer,number,description,issued_at,currency,net,tax_percent,tax,total,licence,paid_at,payment_reference',
    (n) => `I${n},C${n},OLD-${n},Media Server Pro,2024-01-15,EUR,600.00,19,114.00,714.00,L${n},2024-01-20,T-${n}`,
  ],
  tickets: [
    'id,number,customer,title,description,product,state,created_at,closed_at',
    (n) => `T${n},${n + 1},C${n},Streams stop,"Every night, at midnight.",iptv,closed,2024-02-01,2024-02-02`,
  ],
}

const write = async (folder: string, name: string, count: number): Promise<void> => {
  const [header, line] = lines[name] ?? ['', String]
  const text = function* (): Generator<string> {
    yield `${header}\n`
    for (let n = 0; n < count; n += 1) yield `${line(n)}\n`
  }
  mkdirSync(folder)
  await pipeline(Readable.from(text()), createWriteStream(join(folder, `${name}.csv`)))
}

/** What staff type into the search fields of the console, by the list's path. The last entry of each finds nothing. */
const searches: Readonly<Record<string, readonly string[]>> = {
  customers: ['', 'person.77123', 'Name77 Surname77', 'company-17.example', 'Company 17', 'DE77123', 'GmbH', 'nobody'],
  deliverables: ['', 'key-of-the-former-system-77123', 'person.77123', 'nothing'],
  orders: ['', 'OLD-77123', '77123', 'Media', 'nothing'],
  payments: ['', 'T-77123', 'OLD-77123', 'nothing'],
  tickets: ['', '77123', 'person.77123', 'nothing'],
}

/** The time of the console's search in so much data: the page and the count of all results. */
const search = async (
  env: Readonly<Record<string, string>>,
  names: readonly string[],
  count: number,
): Promise<Row[]> => {
  const person = ['--handle', 'bench', '--name', 'Bench', '--email', 'bench@staff.example']
  const said = execFileSync(process.execPath, [cli, 'create-operator', '--brand', 'aurora', ...person], {
    env: { ...process.env, ...env },
    encoding: 'utf8',
  })
  const key = said.trim().split('\n').at(-1) ?? ''
  const server = await serve('../../server/test/serve.ts', env)
  try {
    const rows: Row[] = []
    for (const [path, queries] of Object.entries(searches).filter(([each]) => names.includes(each)))
      for (const query of queries) {
        const url = `${server.url}/operator/api/v1/${path}?query=${encodeURIComponent(query)}`
        const headers = { authorization: `Bearer ${key}` }
        const { latency, non2xx } = await autocannon({ url, connections: 1, duration: 2, headers })
        if (non2xx > 0) throw new Error(`${url} was not answered`)
        const what = query === '' ? `list of ${count} ${path}` : `"${query}" among ${count} ${path}`
        rows.push({ what, seconds: latency.p50 / 1000, 'a second': '' })
      }
    return rows
  } finally {
    server.stop()
  }
}

/** The lists of the console that each file fills. */
const filled: Readonly<Record<string, readonly string[]>> = {
  customers: ['customers'],
  licences: ['deliverables'],
  invoices: ['orders', 'payments'],
  tickets: ['tickets'],
}

/**
 * A vendor migrates to Foyer: `--customers 100000`, each file in its own run (`--only customers`), by the command line
 * as an operator uses it.
 */
export const imports = async (args: readonly string[]): Promise<void> => {
  const count = numberAfter(args, '--customers', 100_000)
  const folder = mkdtempSync(join(tmpdir(), 'foyer-bench-import-'))
  const postgres = await startEmbeddedPostgres(join(folder, 'postgres'))
  const env = { DATABASE_URL: postgres.url, FOYER_DATA: join(folder, 'data'), PORT: '0', LOG_LEVEL: 'error' }
  try {
    await seedCatalogue(env)
    const rows: Row[] = []
    const at = args.indexOf('--only')
    const files = at < 0 ? Object.keys(lines) : Object.keys(lines).filter((each) => each === args[at + 1])
    for (const name of files) {
      const from = join(folder, name)
      await write(from, name, count)
      const began = performance.now()
      execFileSync(process.execPath, [cli, 'import', from, '--brand', 'aurora'], { env: { ...process.env, ...env } })
      const seconds = (performance.now() - began) / 1000
      rows.push({
        what: `${count} ${name}`,
        seconds: Number(seconds.toFixed(1)),
        'a second': Math.round(count / seconds),
      })
    }
    report('import', [
      ...rows,
      ...(await search(
        env,
        files.flatMap((file) => filled[file] ?? []),
        count,
      )),
    ])
  } finally {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
