import { createFoyer } from '../../../server/src/app.ts'
import { readSettings } from '../../../server/src/config.ts'

/** A server that uses only its machine's clock: the control of F12. */
const foyer = await createFoyer(readSettings(process.env), { demoWorld: false })
Object.defineProperty(foyer.platform.clock, 'skew_ms', { value: 0, writable: false })
console.log(`Foyer is ready at ${await foyer.listen()}`)
