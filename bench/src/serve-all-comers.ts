import { createFoyer } from '../../server/src/app.ts'
import { readSettings } from '../../server/src/config.ts'

/** The server as it would be if it never noticed that it is late, and so turned nobody away. */
const foyer = await createFoyer(readSettings(process.env), { demoWorld: false, lateness: () => 0 })
console.log(`Foyer is ready at ${await foyer.listen()}`)
