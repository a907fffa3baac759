import type { Tx } from '../../platform/database/database.ts'
import type { OperatorCall } from '../../platform/http/call.ts'
import { changePassword } from './change-password.ts'
import { createOperator } from './create-operator.ts'
import { exportCustomers } from './customers/export-customers.ts'
import { listCustomers, readCustomer } from './customers/read-customers.ts'
import { createDesk } from './desk/desk.ts'
import { forgetCalls, noteCalls } from './desk/note-calls.ts'
import { noteExports } from './desk/note-exports.ts'
import { choosePassword } from './entry/choose-password.ts'
import { forgetSessions } from './entry/forget-sessions.ts'
import { createOwnSessions } from './entry/own-sessions.ts'
import { askRecovery, handleRecoveries } from './entry/recover-password.ts'
import { issueKey } from './issue-key.ts'
import { tellOfApprovals } from './letters/approval-letter.ts'
import { opens } from './policy.ts'
import { resolveOperator } from './resolve-operator.ts'
import { createOwnFactor } from './second-factor/manage-second-factor.ts'
import { resetFactor } from './second-factor/reset-second-factor.ts'
import type { DeskServices } from './services.ts'
import { signInOperator, signOutOperator } from './sign-in.ts'
import { stillMay } from './still-may.ts'
import { findOperatorByEmail, type OperatorRow } from './store.ts'
import { createTicketMail } from './ticket-mail.ts'
import { decideJob, listJobs, retryAllJobs } from './today/manage-jobs.ts'
import { readToday } from './today/read-today.ts'

export { appointOperator } from './appoint-operator.ts'
export { operatorPolicy, scopesOfRole } from './policy.ts'
export { operatorFactors } from './second-factor/factor-store.ts'
export { renewPassword } from './renew-password.ts'
export { namesByHandle } from './store.ts'
export { staffDirectory } from './staff-directory.ts'
export { resetFactorByHandle } from './second-factor/reset-second-factor.ts'
export type { OperatorRow }

/** The module’s public functions: operators and their keys. */
export const createOperatorModule = (services: DeskServices) => {
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
    /** Ends the session of the call. */
    signOut: signOutOperator(services),
    changePassword: changePassword(services),
    /** For operators who cannot sign in: a mailed link, and the password chosen with it. */
    recovery: { ask: askRecovery(services), choosePassword: choosePassword(services) },
    ownSessions: createOwnSessions(services),
    ownFactor: createOwnFactor(services),
    ticketMail: createTicketMail(services),
    /** For an operator who has lost their app. */
    resetFactor: resetFactor(services),
    whoCalls: ({
      operator: { credential_id: _credential, in_person: _inPerson, let_in_by: _letInBy, ...operator },
    }: OperatorCall) => operator,
    /** The operator of the caller’s brand with this address, unless they are blocked, and whether they may answer customers. */
    byEmail: async ({ tenant }: OperatorCall, email: string) => {
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
    retryJobs: retryAllJobs(services),
    /** Inside the transaction that gives an operator access to a customer’s portal: throws if they no longer may. */
    stillOpensPortals: async (tx: Tx, call: OperatorCall) => {
      await stillMay(services, tx, call, 'customers:sign_in')
    },
    create: createOperator(services),
    /** Returns the secret, which is not stored. */
    issueKey: issueKey(services),
  }
}

export type OperatorModule = ReturnType<typeof createOperatorModule>
