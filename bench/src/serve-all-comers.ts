import { endpoints } from '@foyer/contract/endpoints.ts'
import { createFoyer } from '../../server/src/app.ts'
import { readSettings } from '../../server/src/config.ts'

/** The server as it would be if no call had priority, and if it never noticed overload and so refused nobody. */
for (const described of Object.values(endpoints)) Object.assign(described, { critical: false })
const foyer = await createFoyer(readSettings(process.env), { demoWorld: false, lateness: () => 0 })
console.log(`Foyer is ready at ${await foyer.listen()}`)
