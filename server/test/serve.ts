import { createFoyer } from '../src/app.ts'
import { readSettings } from '../src/config.ts'

/** The server as a process of its own, without the demo world: for tests that kill it. Settings come from the environment. */
const foyer = await createFoyer(readSettings(process.env), { demoWorld: false })
console.log(`Foyer is ready at ${await foyer.listen()}`)
