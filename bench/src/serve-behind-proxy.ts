import { keepCompiled } from '../../server/src/compile-cache.ts'
import { tidyHeap } from '../../server/src/tidy-heap.ts'

// As in `main.ts`.
keepCompiled()
tidyHeap()
const { createFoyer } = await import('../../server/src/app.ts')
const { readSettings } = await import('../../server/src/config.ts')

/**
 * The server as `server/test/serve.ts` runs it, but trusting the forwarded client address, because sign-ins per address
 * are limited.
 */
const settings = { ...readSettings(process.env), trusted_proxies: ['127.0.0.1'] }
const foyer = await createFoyer(settings, { demoWorld: false })
console.log(`ready at ${await foyer.listen()}`)
