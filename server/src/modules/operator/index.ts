import type { Customer, CustomerDetail } from '@foyer/contract/operator/customer.ts'
import { type Operator, type OperatorPasswordBody, type OperatorSession } from '@foyer/contract/operator/operator.ts'
import type { Today, TroubledJob } from '@foyer/contract/operator/today.ts'
import type { Page } from '@foyer/contract/vocabulary/page.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { IdentityCall, OperatorCall } from '../../platform/http/call.ts'
import type { CsvTable } from '../../platform/http/csv.ts'
import type { NoteOperatorCall, ResolveOperator } from '../../platform/http/identify.ts'
import type { NoteExport } from '../../platform/http/operator-export.ts'
import { changePassword } from './change-password.ts'
import { createOperator, type NewOperator } from './create-operator.ts'
import { exportCustomers } from './customers/export-customers.ts'
import { type CustomerQuery, listCustomers, readCustomer } from './customers/read-customers.ts'
import { createDesk, type Desk } from './desk/desk.ts'
import { forgetCalls, noteCalls } from './desk/note-calls.ts'
import { noteExports } from './desk/note-exports.ts'
import { choosePassword } from './entry/choose-password.ts'
import { forgetSessions } from './entry/forget-sessions.ts'
import { createOwnSessions, type OwnSessions } from './entry/own-sessions.ts'
import { askRecovery, handleRecoveries } from './entry/recover-password.ts'
import { issueKey, type NewKey } from './issue-key.ts'
import { tellOfApprovals } from './letters/approval-letter.ts'
import { opens } from './policy.ts'
import { resolveOperator } from './resolve-operator.ts'
import { createOwnFactor, type OwnFactor } from './second-factor/manage-second-factor.ts'
import { resetFactor } from './second-factor/reset-second-factor.ts'
import type { DeskServices } from './services.ts'
import { signInOperator, signOutOperator } from './sign-in.ts'
import { stillMay } from './still-may.ts'
import { findOperatorByEmail, type OperatorRow } from './store.ts'
import { createTicketMail, type OwnTicketMail } from './ticket-mail.ts'
import { decideJob, type JobQuery, listJobs } from './today/manage-jobs.ts'
import { readToday } from './today/read-today.ts'

export { appointOperator } from './appoint-operator.ts'
export { operatorPolicy, scopesOfRole } from './policy.ts'
export { operatorFactors } from './second-factor/factor-store.ts'
export { renewPassword } from './renew-password.ts'
export { namesByHandle } from './store.ts'
export { staffDirectory } from './staff-directory.ts'
export { resetFactorByHandle } from './second-factor/reset-second-factor.ts'
export type { NewKey, NewOperator, OperatorRow }

/** The module’s public functions: operators and their keys. */
export interface OperatorModule {
  readonly resolveOperator: ResolveOperator
  readonly noteOperatorCall: NoteOperatorCall
  readonly noteExport: NoteExport
  readonly desk: Desk
  signIn(call: IdentityCall): Promise<OperatorSession>
  /** Ends the session of the call. */
  signOut(call: OperatorCall): Promise<void>
  changePassword(call: OperatorCall, body: OperatorPasswordBody): Promise<void>
  /** For operators who cannot sign in: a mailed link, and the password chosen with it. */
  readonly recovery: {
    readonly ask: ReturnType<typeof askRecovery>
    readonly choosePassword: ReturnType<typeof choosePassword>
  }
  readonly ownSessions: OwnSessions
  readonly ownFactor: OwnFactor
  readonly ticketMail: OwnTicketMail
  /** For an operator who has lost their app. */
  resetFactor(call: OperatorCall, id: string, reason: string | undefined): Promise<void>
  whoCalls(call: OperatorCall): Operator
  /** The operator of the caller’s brand with this address, unless they are blocked, and whether they may answer customers. */
  byEmail(call: OperatorCall, email: string): Promise<(OperatorRow & { readonly speaks: boolean }) | undefined>
  listCustomers(call: OperatorCall, query: CustomerQuery): Promise<Page<Customer>>
  exportCustomers(call: OperatorCall, query: CustomerQuery): CsvTable
  readCustomer(call: OperatorCall, id: string): Promise<CustomerDetail>
  today(call: OperatorCall): Promise<Today>
  jobs(call: OperatorCall, query: JobQuery): Promise<Page<TroubledJob>>
  decideJob(call: OperatorCall, id: string, decision: 'retry' | 'discard', reason?: string): Promise<void>
  /** Inside the transaction that gives an operator access to a customer’s portal: throws if they no longer may. */
  stillOpensPortals(tx: Tx, call: OperatorCall): Promise<void>
  create(operator: NewOperator): Promise<OperatorRow>
  /** Returns the secret, which is not stored. */
  issueKey(key: NewKey): Promise<string>
}

export const createOperatorModule = (services: DeskServices): OperatorModule => {
  forgetCalls(services)
  forgetSessions(services)
  tellOfApprovals(services)
  handleRecoveries(services)
  return {
    resolveOperator: resolveOperator(services),
    noteOperatorCall: noteCalls(services),
    noteExport: noteExports(services),
    desk: createDesk(services),
    signIn: signInOperator(services),
    signOut: signOutOperator(services),
    changePassword: changePassword(services),
    recovery: { ask: askRecovery(services), choosePassword: choosePassword(services) },
    ownSessions: createOwnSessions(services),
    ownFactor: createOwnFactor(services),
    ticketMail: createTicketMail(services),
    resetFactor: resetFactor(services),
    whoCalls: ({ operator: { credential_id: _credential, in_person: _inPerson, let_in_by: _letInBy, ...operator } }) =>
      operator,
    byEmail: async ({ tenant }, email) => {
      const found = await services.database.read(tenant, (tx) => findOperatorByEmail(tx, email))
      if (found === undefined || found.blocked) return undefined
      return { ...found, speaks: opens(found, 'tickets:write') }
    },
    listCustomers: listCustomers(services),
    exportCustomers: exportCustomers(services),
    readCustomer: readCustomer(services),
    today: readToday(services),
    jobs: listJobs(services),
    decideJob: decideJob(services),
    stillOpensPortals: async (tx, call) => {
      await stillMay(services, tx, call, 'customers:sign_in')
    },
    create: createOperator(services),
    issueKey: issueKey(services),
  }
}
