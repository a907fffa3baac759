import { flushCompileCache } from 'node:module'
import { keepCompiled } from '../src/compile-cache.ts'
import { tidyHeap } from '../src/tidy-heap.ts'

// As in `main.ts`. A killed process cannot write the cache on exit, so it is written before the start.
keepCompiled()
tidyHeap()
const { createFoyer } = await import('../src/app.ts')
const { readSettings } = await import('../src/config.ts')

/** The server in its own process, without the demo world, for tests that kill it. Settings come from the environment. */
const foyer = await createFoyer(readSettings(process.env), { demoWorld: false })
const url = await foyer.listen()
flushCompileCache()
console.log(`Foyer is ready at ${url}`)
