import { enableCompileCache, flushCompileCache } from 'node:module'
import { join } from 'node:path'

// As `main.ts` does; but who is killed keeps nothing at the end, so it is kept before the start.
enableCompileCache(join(import.meta.dirname, '../../node_modules/.cache/foyer'))
const { createFoyer } = await import('../src/app.ts')
const { readSettings } = await import('../src/config.ts')

/** The server as a process of its own, without the demo world: for tests that kill it. Settings come from the environment. */
const foyer = await createFoyer(readSettings(process.env), { demoWorld: false })
const url = await foyer.listen()
flushCompileCache()
console.log(`Foyer is ready at ${url}`)
