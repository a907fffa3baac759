import { keepCompiled } from './compile-cache.ts'
import { tidyHeap } from './tidy-heap.ts'

keepCompiled(process.env['FOYER_DATA'] || undefined)
tidyHeap()
// Libraries that render mails check every element otherwise, at several times the cost.
process.env['NODE_ENV'] ??= 'production'
const { start } = await import('./start.ts')
await start(process.env)
