import { flushCompileCache } from 'node:module'
import { keepCompiled } from '../src/compile-cache.ts'
import { tidyHeap } from '../src/tidy-heap.ts'

// As `main.ts` does; but who is killed keeps nothing at the end, so it is kept before the start.
keepCompiled()
tidyHeap()
const { createFoyer } = await import('../src/app.ts')
const { readSettings } = await import('../src/config.ts')

/** The server as a process of its own, without the demo world: for tests that kill it. Settings come from the environment. */
const foyer = await createFoyer(readSettings(process.env), { demoWorld: false })
const url = await foyer.listen()
flushCompileCache()
console.log(`Foyer is ready at ${url}`)
