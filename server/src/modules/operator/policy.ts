import type * as endpoints from '@foyer/contract/operator/endpoints.ts'
import {
  type Operator,
  type OperatorRole,
  operatorRoles,
  type OperatorScope,
  operatorScopes,
} from '@foyer/contract/operator/operator.ts'
import { anyone, credentials, operator, type Policy } from '../../platform/auth/policy.ts'

const reading = operatorScopes.filter((scope) => scope.endsWith(':read'))

/** The scopes of each role. A key can have less than its operator’s role, never more. */
export const scopesOfRole: Readonly<Record<OperatorRole, readonly OperatorScope[]>> = {
  viewer: reading,
  support: [...reading, 'tickets:write', 'licences:write', 'customers:write', 'customers:sign_in'],
  billing: [...reading, 'tickets:write', 'orders:write', 'customers:write', 'customers:sign_in'],
  admin: operatorScopes,
}

/** The roles that may do this. */
export const rolesWith = (scope: OperatorScope): OperatorRole[] =>
  operatorRoles.filter((role) => scopesOfRole[role].includes(scope))

/** Whether a role, as it is stored, may do this. */
export const opens = ({ role }: { readonly role: string }, scope: OperatorScope): boolean =>
  rolesWith(scope).some((each) => each === role)

/** Without scopes of its own, a key has all those of the role. */
export const openedBy = (role: OperatorRole, ofKey: readonly string[] | null): OperatorScope[] =>
  scopesOfRole[role].filter((scope) => ofKey === null || ofKey.includes(scope))

/** What a role opens beyond these scopes: nobody gives a role that may do more than they. */
export const beyondRole = (role: OperatorRole, mine: readonly OperatorScope[]): OperatorScope[] =>
  scopesOfRole[role].filter((scope) => !mine.includes(scope))

/** Whether people of this role must sign in with a second factor. */
export const asksForFactor = (
  { operator_second_factor }: { readonly operator_second_factor: readonly OperatorRole[] },
  role: OperatorRole,
): boolean => operator_second_factor.includes(role)

/** What an operator may do now: nothing except setting up a second factor, if one is required and missing. */
export const standingOf = (
  role: OperatorRole,
  ofKey: readonly string[] | null,
  second_factor: Operator['second_factor'],
): Pick<Operator, 'role' | 'scopes' | 'second_factor'> => {
  const isDue = second_factor.required && !second_factor.on
  return { role, scopes: isDue ? [] : openedBy(role, ofKey), second_factor }
}

/** Who may make which of the operators’ calls. The scopes that keys need are listed with the calls themselves. */
export const operatorPolicy = {
  operatorLogin: credentials,
  operatorLogout: operator,
  getOperator: operator,
  changeOperatorPassword: operator,
  getOperatorTicketMail: operator,
  changeOperatorTicketMail: operator,
  recoverOperatorPassword: anyone,
  resetOperatorPassword: credentials,
  listConsoleSessions: operator,
  endConsoleSession: operator,
  endOtherConsoleSessions: operator,
  getOperatorSecondFactor: operator,
  startOperatorSecondFactor: operator,
  confirmOperatorSecondFactor: operator,
  renewOperatorBackupCodes: operator,
  endOperatorSecondFactor: operator,
  resetOperatorSecondFactor: operator,
  listCustomers: operator,
  getCustomer: operator,
  createCustomer: operator,
  changeCustomer: operator,
  closeCustomer: operator,
  reopenCustomer: operator,
  makeTrialToken: operator,
  actAsCustomer: operator,
  endCustomerSessions: operator,
  listCustomerNotes: operator,
  addCustomerNote: operator,
  removeCustomerNote: operator,
  listStaffOrders: operator,
  sumStaffOrders: operator,
  getStaffOrderArchive: operator,
  getStaffOrder: operator,
  getStaffOrderDocument: operator,
  getStaffCreditNoteDocument: operator,
  createStaffOrder: operator,
  markOrderPaid: operator,
  recordSurplus: operator,
  refundOrder: operator,
  cancelStaffOrder: operator,
  changeStaffOrderReference: operator,
  reissueStaffOrder: operator,
  listStaffPayments: operator,
  sumStaffPayments: operator,
  listStaffCreditNotes: operator,
  sumStaffCreditNotes: operator,
  listStaffRefunds: operator,
  sumStaffRefunds: operator,
  listApprovals: operator,
  giveApproval: operator,
  refuseApproval: operator,
  listStaffLicences: operator,
  getStaffLicence: operator,
  issueStaffLicence: operator,
  changeStaffLicence: operator,
  changeStaffLimit: operator,
  blockLicence: operator,
  unblockLicence: operator,
  replaceStaffKey: operator,
  releaseStaffServer: operator,
  moveLicence: operator,
  getToday: operator,
  listDiscrepancies: operator,
  settleDiscrepancy: operator,
  listJobs: operator,
  retryJob: operator,
  retryJobs: operator,
  discardJob: operator,
  listAudit: operator,
  listOperators: operator,
  inviteOperator: operator,
  sendOperatorInvite: operator,
  changeOperator: operator,
  setOperatorEmail: operator,
  listOperatorKeys: operator,
  createOperatorKey: operator,
  revokeOperatorKey: operator,
  listKeyCalls: operator,
  listTermsVersions: operator,
  getTermsVersion: operator,
  publishTermsVersion: operator,
  getBrandSettings: operator,
  listCatalogue: operator,
  exportCatalogue: operator,
  getCatalogueSku: operator,
  addCatalogueSku: operator,
  changeCatalogueSku: operator,
  discardCatalogueSku: operator,
  previewCatalogue: operator,
  getCatalogueDraft: operator,
  publishCatalogue: operator,
  applyCatalogue: operator,
  listCatalogueVersions: operator,
  getCatalogueVersion: operator,
  previewCatalogueRestore: operator,
  restoreCatalogueVersion: operator,
  listStaffTickets: operator,
  getStaffTicket: operator,
  listStaffComments: operator,
  addStaffComment: operator,
  openStaffTicket: operator,
  correctTicket: operator,
  assignTicket: operator,
  closeStaffTicket: operator,
  reopenStaffTicket: operator,
  snoozeTicket: operator,
  mergeTicket: operator,
  downloadStaffAttachment: operator,
  removeTicketText: operator,
  removeTicketFile: operator,
  receiveInboundMail: operator,
  listStaffCategories: operator,
  addTicketCategory: operator,
  changeTicketCategory: operator,
  listSavedReplies: operator,
  getSavedReply: operator,
  addSavedReply: operator,
  changeSavedReply: operator,
  removeSavedReply: operator,
} as const satisfies Policy<keyof typeof endpoints>
