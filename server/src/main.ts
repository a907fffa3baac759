import { keepCompiled } from './compile-cache.ts'

keepCompiled()
const { start } = await import('./start.ts')
await start(process.env)
