import { randomUUID } from 'node:crypto'
import type { OperatorRole, OperatorScope } from '@foyer/contract/operator/operator.ts'
import type { OperatorRow } from '../src/modules/operator/index.ts'
import type { Client } from './client.ts'
import type { RunningFoyer } from './foyer.ts'

export interface Staff {
  readonly operator: OperatorRow
  readonly key: string
  /** Calls with the key. */
  readonly client: Client
}

interface Wishes {
  readonly tenant?: string
  readonly name?: string
  readonly role?: OperatorRole
  readonly password?: string
  /** Restricts the scopes of the role. */
  readonly scopes?: readonly OperatorScope[]
}

/** An operator with a key, by default with all rights. */
export const createStaff = async (
  { modules, client }: RunningFoyer,
  { tenant = 'aurora', name = 'Hanna Brandt', role = 'admin', password, scopes }: Wishes = {},
): Promise<Staff> => {
  const { operator: operators } = modules
  const handle = randomUUID()
  const email = `${handle}@staff.example`
  const wanted = { tenant, handle, email, name, role, actor: 'system', ...(password !== undefined && { password }) }
  const operator = await operators.create(wanted)
  const key = await operators.issueKey({
    tenant,
    handle,
    title: 'Test',
    actor: 'system',
    ...(scopes !== undefined && { scopes }),
  })
  return { operator, key, client: client.as({ access_token: key }) }
}
