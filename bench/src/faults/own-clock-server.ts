import { createFoyer } from '../../../server/src/app.ts'
import { readSettings } from '../../../server/src/config.ts'

/** A server that goes by its machine's clock alone: the control of F12. */
const foyer = await createFoyer(readSettings(process.env), { demoWorld: false })
Object.defineProperty(foyer.platform.clock, 'skew_ms', { get: () => 0, set: () => undefined })
console.log(`Foyer is ready at ${await foyer.listen()}`)
