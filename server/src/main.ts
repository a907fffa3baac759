import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

// Before anything else is imported: what was compiled at the last start need not be compiled again, which halves the time to the ready line.
enableCompileCache(join(import.meta.dirname, '../../node_modules/.cache/foyer'))
const { start } = await import('./start.ts')
await start(process.env)
