import { keepCompiled } from './compile-cache.ts'
import { tidyHeap } from './tidy-heap.ts'

keepCompiled(process.env['FOYER_DATA'] || undefined)
tidyHeap()
// Otherwise the libraries that render e-mails check every element, at several times the cost.
process.env['NODE_ENV'] ??= 'production'
const { start } = await import('./start.ts')
await start(process.env)
