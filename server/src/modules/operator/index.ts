import type { Customer, CustomerDetail } from '@foyer/contract/operator/customer.ts'
import type { Operator, OperatorSession } from '@foyer/contract/operator/operator.ts'
import type { Page } from '@foyer/contract/vocabulary/page.ts'
import { failure } from '../../platform/failure.ts'
import type { IdentityCall, OperatorCall } from '../../platform/http/call.ts'
import type { ResolveOperator } from '../../platform/http/identify.ts'
import { createOperator, type NewOperator } from './create-operator.ts'
import { type CustomerQuery, listCustomers, readCustomer } from './customers/read-customers.ts'
import { issueKey, type NewKey } from './issue-key.ts'
import { resolveOperator } from './resolve-operator.ts'
import type { DeskServices } from './services.ts'
import { signInOperator, signOutOperator } from './sign-in.ts'
import { findOperatorByEmail, findOperatorByHandle, type OperatorRow } from './store.ts'

export { appointOperator } from './appoint-operator.ts'
export { operatorPolicy, scopesOfRole } from './policy.ts'
export type { NewKey, NewOperator, OperatorRow }

/** Front door: who works for the vendor, and what their keys open. */
export interface OperatorModule {
  readonly resolveOperator: ResolveOperator
  signIn(call: IdentityCall): Promise<OperatorSession>
  /** Ends the session of the call. */
  signOut(call: OperatorCall): Promise<void>
  whoCalls(call: OperatorCall): Operator
  /** The operator of the caller's brand with this handle; 422 at `pointer` where there is none. */
  byHandle(call: OperatorCall, handle: string, pointer: string): Promise<OperatorRow>
  /** The operator of the caller's brand with this address, unless they are blocked. */
  byEmail(call: OperatorCall, email: string): Promise<OperatorRow | undefined>
  listCustomers(call: OperatorCall, query: CustomerQuery): Promise<Page<Customer>>
  readCustomer(call: OperatorCall, id: string): Promise<CustomerDetail>
  create(operator: NewOperator): Promise<OperatorRow>
  /** Returns the secret, which is not kept. */
  issueKey(key: NewKey): Promise<string>
}

export const createOperatorModule = (services: DeskServices): OperatorModule => ({
  resolveOperator: resolveOperator(services),
  signIn: signInOperator(services),
  signOut: signOutOperator(services),
  whoCalls: ({ operator: { credential_id: _credential, ...operator } }) => operator,
  byHandle: async ({ tenant }, handle, pointer) => {
    const found = await services.database.read(tenant, (tx) => findOperatorByHandle(tx, handle))
    if (found === undefined) throw failure('invalid', { pointer })
    return found
  },
  byEmail: async ({ tenant }, email) => {
    const found = await services.database.read(tenant, (tx) => findOperatorByEmail(tx, email))
    return found?.blocked === false ? found : undefined
  },
  listCustomers: listCustomers(services),
  readCustomer: readCustomer(services),
  create: createOperator(services),
  issueKey: issueKey(services),
})
