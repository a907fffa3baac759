import type { Terms } from '@foyer/contract/account/terms.ts'
import type {
  ActAsBody,
  ActAsLink,
  CloseCustomerBody,
  CustomerChange,
  CustomerNote,
  CustomerNoteBody,
  NewCustomerBody,
  ReopenCustomerBody,
  TrialToken,
} from '@foyer/contract/operator/customer.ts'
import type { NewTermsBody, TermsVersion } from '@foyer/contract/operator/desk.ts'
import type { Locale } from '@foyer/contract/vocabulary/locale.ts'
import type { Page, SortedPageQuery } from '@foyer/contract/vocabulary/page.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { found } from '../../../platform/database/found.ts'
import type { PageRequest } from '../../../platform/database/paging.ts'
import type { OperatorCall } from '../../../platform/http/call.ts'
import { mapPage } from '../../../platform/http/page-answer.ts'
import { closeCustomer, reopenCustomer } from '../closing/close-for-customer.ts'
import { holdOpen } from '../closing/hold-open.ts'
import { resetSecondFactor } from '../second-factor/reset-second-factor.ts'
import type { Services } from '../services.ts'
import { type Account, accountOf, listSessions, type SessionRow } from '../store.ts'
import { actAsCustomer } from './act-as.ts'
import { changeCustomer, createCustomer, endCustomerSessions } from './change-customer.ts'
import { addNote, readNotes, removeNote } from './customer-notes.ts'
import { countNotes, type CustomerFilter, findAccount, findNamed, listAccounts, type Named } from './customer-store.ts'
import { type NewEmail, setCustomerEmail } from './set-email.ts'
import { makeSignInLink } from './sign-in-link.ts'
import { publishTermsVersion, readTermsDocument, readTermsVersions, type TermsVersions } from './staff-terms.ts'

/** What operators can do with accounts. */
export interface AccountStaffSide {
  list(tx: Tx, filter: CustomerFilter, page: PageRequest): Promise<Page<Account>>
  /** Accounts with these words in e-mail or names, for searching lists of their data. */
  named(tx: Tx, text: string): Promise<Named>
  /** The account with this id. Throws 404 if the brand has none. */
  find(tx: Tx, id: string): Promise<Account>
  /** The same, kept from being closed until the transaction ends. Throws 403 `account_closed` if it is closed. */
  holdOpen(tx: Tx, id: string): Promise<Account>
  /** The sessions of the account. */
  sessions(tx: Tx, id: string): Promise<SessionRow[]>
  countNotes(tx: Tx, id: string): Promise<number>
  /** Returns the account’s id. */
  create(call: OperatorCall, body: NewCustomerBody): Promise<string>
  change(call: OperatorCall, id: string, body: CustomerChange): Promise<void>
  endSessions(call: OperatorCall, id: string): Promise<void>
  close(call: OperatorCall, id: string, body: CloseCustomerBody): Promise<void>
  /** Until the day on which it is erased. */
  reopen(call: OperatorCall, id: string, body: ReopenCustomerBody): Promise<void>
  /** For someone who has lost their app and backup codes. */
  resetSecondFactor(call: OperatorCall, id: string, reason: string): Promise<void>
  /** For an owner whose account was stolen or whose address is lost. */
  setEmail(call: OperatorCall, id: string, wish: NewEmail): Promise<void>
  signInLink(call: OperatorCall, id: string, reason?: string): Promise<TrialToken>
  /** The versions of the terms, and how many accounts have accepted each. */
  terms(call: OperatorCall): Promise<TermsVersions>
  termsDocument(call: OperatorCall, version: string, locale: Locale): Promise<Terms>
  publishTerms(call: OperatorCall, body: NewTermsBody): Promise<TermsVersion>
  /** The link to act as the customer. */
  actAs(call: OperatorCall, id: string, body: ActAsBody): Promise<ActAsLink>
  notes(call: OperatorCall, accountId: string, page: SortedPageQuery): Promise<Page<CustomerNote>>
  addNote(call: OperatorCall, accountId: string, body: CustomerNoteBody): Promise<CustomerNote>
  removeNote(call: OperatorCall, accountId: string, id: string): Promise<void>
}

/** What the operator module may do with accounts. */
export const createStaffSide = (services: Services): AccountStaffSide => ({
  list: async (tx, filter, request) => {
    const page = await listAccounts(tx, filter, request)
    return mapPage(page, accountOf)
  },
  named: findNamed,
  find: async (tx, id) => {
    const row = await found(tx, id, findAccount)
    return accountOf(row)
  },
  holdOpen: async (tx, id) => {
    await found(tx, id, findAccount)
    return holdOpen(tx, id)
  },
  sessions: (tx, id) => listSessions(tx, id, services.clock.now()),
  countNotes,
  create: createCustomer(services),
  change: changeCustomer(services),
  endSessions: endCustomerSessions(services),
  close: closeCustomer(services),
  reopen: reopenCustomer(services),
  resetSecondFactor: resetSecondFactor(services),
  setEmail: setCustomerEmail(services),
  signInLink: makeSignInLink(services),
  actAs: actAsCustomer(services),
  terms: readTermsVersions(services),
  termsDocument: readTermsDocument(services),
  publishTerms: publishTermsVersion(services),
  notes: readNotes(services),
  addNote: addNote(services),
  removeNote: removeNote(services),
})
