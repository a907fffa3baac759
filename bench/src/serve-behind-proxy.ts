import { createFoyer } from '../../server/src/app.ts'
import { readSettings } from '../../server/src/config.ts'

/** The server as `server/test/serve.ts` runs it, believing what we say of where a caller comes from: one address may not sign in without end. */
const settings = { ...readSettings(process.env), trusted_proxies: ['127.0.0.1'] }
const foyer = await createFoyer(settings, { demoWorld: false })
console.log(`ready at ${await foyer.listen()}`)
