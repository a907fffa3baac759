import type { Tx } from '../../../platform/database/database.ts'
import { found } from '../../../platform/database/found.ts'
import type { PageRequest } from '../../../platform/database/paging.ts'
import { mapPage } from '../../../platform/http/page-answer.ts'
import { closeCustomer, reopenCustomer } from '../closing/close-for-customer.ts'
import { holdOpen } from '../closing/hold-open.ts'
import { resetSecondFactor } from '../second-factor/reset-second-factor.ts'
import type { Services } from '../services.ts'
import { accountOf, listSessions } from '../store.ts'
import { actAsCustomer } from './act-as.ts'
import { changeCustomer, createCustomer, endCustomerSessions } from './change-customer.ts'
import { addNote, readNotes, removeNote } from './customer-notes.ts'
import { countNotes, type CustomerFilter, findAccount, findNamed, listAccounts } from './customer-store.ts'
import { setCustomerEmail } from './set-email.ts'
import { makeSignInLink } from './sign-in-link.ts'
import { publishTermsVersion, readTermsDocument, readTermsVersions } from './staff-terms.ts'

/** What operators can do with accounts. */
export const createStaffSide = (services: Services) => ({
  list: async (tx: Tx, filter: CustomerFilter, request: PageRequest) => {
    const page = await listAccounts(tx, filter, request)
    return mapPage(page, accountOf)
  },
  /** Accounts with these words in e-mail or names, for searching lists of their data. */
  named: findNamed,
  /** The account with this id. Throws 404 if the brand has none. */
  find: async (tx: Tx, id: string) => {
    const row = await found(tx, id, findAccount)
    return accountOf(row)
  },
  /** The same, kept from being closed until the transaction ends. Throws 403 `account_closed` if it is closed. */
  holdOpen: async (tx: Tx, id: string) => {
    await found(tx, id, findAccount)
    return holdOpen(tx, id)
  },
  /** The sessions of the account. */
  sessions: (tx: Tx, id: string) => listSessions(tx, id, services.clock.now()),
  countNotes,
  /** Returns the account’s id. */
  create: createCustomer(services),
  change: changeCustomer(services),
  endSessions: endCustomerSessions(services),
  close: closeCustomer(services),
  /** Until the day on which it is erased. */
  reopen: reopenCustomer(services),
  /** For someone who has lost their app and backup codes. */
  resetSecondFactor: resetSecondFactor(services),
  /** For an owner whose account was stolen or whose address is lost. */
  setEmail: setCustomerEmail(services),
  signInLink: makeSignInLink(services),
  /** The link to act as the customer. */
  actAs: actAsCustomer(services),
  /** The versions of the terms, and how many accounts have accepted each. */
  terms: readTermsVersions(services),
  termsDocument: readTermsDocument(services),
  publishTerms: publishTermsVersion(services),
  notes: readNotes(services),
  addNote: addNote(services),
  removeNote: removeNote(services),
})
