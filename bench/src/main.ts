import { busy } from './busy.ts'
import { enumeration } from './enumeration.ts'
import { faults } from './faults.ts'
import { heartbeats } from './heartbeats.ts'
import { imports } from './import.ts'
import { quotes } from './quotes.ts'
import { reads } from './reads.ts'
import { scan } from './scan.ts'
import { statistics } from './statistics.ts'
import { uploads } from './uploads.ts'
import { weight } from './weight.ts'

/**
 * `npm run bench` runs everything, `npm run bench -- reads` one part. Each part prints a table and writes it as JSON to
 * bench/results.
 */
const parts: Readonly<Record<string, (args: readonly string[]) => Promise<void>>> = {
  reads,
  busy,
  heartbeats,
  quotes,
  statistics,
  uploads,
  weight,
  import: imports,
  faults,
  enumeration,
}
/** Run only by name, because they need a running demo or tools from elsewhere. */
const further: typeof parts = { scan }

const [asked, ...args] = process.argv.slice(2)
const chosen = asked === undefined ? Object.keys(parts) : [asked]
for (const name of chosen) {
  const part = parts[name] ?? further[name]
  if (part === undefined) {
    console.error(`There is no part ${name}; there are ${Object.keys({ ...parts, ...further }).join(', ')}.`)
    process.exit(1)
  }
  await part(args)
}
