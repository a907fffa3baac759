import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { bill, createCustomer } from './customer.ts'

/**
 * `seed-version.ts <root> <count>`: creates the customer and this many unpaid invoices with the code of the version in
 * that folder. Settings come from the environment.
 */
const [, , root = '', count = '0'] = process.argv
const load = async <Module>(path: string): Promise<Module> => import(pathToFileURL(join(root, path)).href)

// Each is the same module, in an older version.
const { createFoyer } = await load<typeof import('../../../server/src/app.ts')>('server/src/app.ts')
const { readSettings } = await load<typeof import('../../../server/src/config.ts')>('server/src/config.ts')

const foyer = await createFoyer(readSettings(process.env), { demoWorld: false })
await foyer.listen()
const account = await createCustomer(foyer)
const invoices: string[] = []
for (let number = 0; number < Number(count); number += 1) invoices.push(await bill(foyer, account))
await foyer.close()
process.send?.(invoices)
process.disconnect()
