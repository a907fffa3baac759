import type { CustomerChange, NewCustomerBody } from '@foyer/contract/operator/customer.ts'
import { auditedByOperator } from '../../../platform/audit/audit.ts'
import { changesOf } from '../../../platform/audit/changes.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { found } from '../../../platform/database/found.ts'
import { loadPrintableCheck } from '../../../platform/documents/printable-text.ts'
import { failure } from '../../../platform/failure.ts'
import type { OperatorCall } from '../../../platform/http/call.ts'
import { isId } from '../../../platform/ids.ts'
import { unconfirmedAmong } from '../address-rules.ts'
import { announceChanged } from '../announce-changed.ts'
import { ofAccount } from '../audited.ts'
import { type Asked, followCopies, takeLetters } from '../copies/ask-copies.ts'
import { accountRowOf, announceCreated } from '../create-account.ts'
import { revokeSessions } from '../ended-session-store.ts'
import { waysIn } from '../link-tokens.ts'
import { countriesDiffer } from '../profile/profile-rules.ts'
import { isTaxId } from '../profile/tax-id.ts'
import type { Services } from '../services.ts'
import {
  type AccountRow,
  findAccountByEmail,
  getAccounts,
  insertAccountUnlessTaken,
  lockAccount,
  updateAccount,
} from '../store.ts'
import { accountChange } from './customer-rules.ts'

/** The customer, locked until the transaction ends. 404 if the brand has no customer with this id, 403 `account_closed` if they were erased. */
export const lockCustomer = async (tx: Tx, id: string): Promise<AccountRow> => {
  const row = await found(tx, id, lockAccount)
  if (row.erased_at !== null) throw failure('account_closed')
  return row
}

/** Creates an account without a password. 409 if the e-mail is taken, with the id of its customer; 422 if the tax id is not valid, or the name not printable. */
export const createCustomer =
  (services: Services) =>
  async (call: OperatorCall, { reason, name, second_name, currency, ...body }: NewCustomerBody): Promise<string> => {
    const { database, audit } = services
    if (body.legal_name !== undefined && !(await loadPrintableCheck())(body.legal_name))
      throw failure('not_printable', { pointer: '/legal_name' })
    if (body.tax_id !== undefined && !isTaxId(body.country, body.tax_id))
      throw failure('invalid_tax_id', { pointer: '/tax_id' })
    return database.transaction(call.tenant, async (tx) => {
      const given = {
        tenant: call.tenant,
        email: body.email,
        password: null,
        name,
        country: body.country,
        locale: body.locale,
        ...(second_name !== undefined && { second_name }),
        ...(currency !== undefined && { currency }),
        ...(body.permissions !== undefined && { permissions: body.permissions }),
        ...(body.legal_name !== undefined && { legal_name: body.legal_name }),
        ...(body.tax_id !== undefined && { tax_id: body.tax_id }),
      }
      const row = await insertAccountUnlessTaken(tx, accountRowOf(services, given, null, null))
      if (row === undefined) {
        const taken = await findAccountByEmail(tx, body.email)
        throw failure('conflict', { pointer: '/email', meta: { customer_id: taken?.id } })
      }
      const changes = { email: row.email }
      await audit(tx, {
        ...auditedByOperator(call),
        reason,
        action: 'account_created',
        ...ofAccount(row.id),
        changes,
      })
      await announceCreated(services, tx, row)
      return row.id
    })
  }

/**
 * Signs the account out everywhere. Links go first, so that none is opened in between; that includes a link to a new e-mail that an
 * intruder may have requested.
 */
export const signOut = async (
  { clock, linkTokens }: Services,
  tx: Tx,
  id: string,
  because: string,
  links: typeof waysIn = waysIn,
): Promise<void> => {
  for (const purpose of ['email_change', ...links] as const) await linkTokens.withdraw(tx, purpose, { account_id: id })
  await revokeSessions(tx, id, clock.now(), because, null)
}

type Copies = Pick<CustomerChange, 'notification_emails'>

const takeLettersFor = async (
  services: Services,
  { tenant }: OperatorCall,
  id: string,
  { notification_emails }: Copies,
): Promise<Asked> => {
  if (notification_emails === undefined || !isId(id)) return new Map()
  const seen = (await services.database.read(tenant, (tx) => getAccounts(tx, [id]))).get(id)
  return seen === undefined ? new Map() : takeLetters(services, seen, notification_emails, null)
}

/** Staff know an address only by hearsay, so its owner is asked as if the customer had entered it. */
const askFor = async (
  services: Services,
  tx: Tx,
  before: AccountRow,
  { notification_emails }: Copies,
  asked: Asked,
): Promise<Partial<AccountRow>> => {
  if (notification_emails === undefined) return {}
  await followCopies(services, tx, before, notification_emails, asked)
  return { unconfirmed_emails: unconfirmedAmong(before, notification_emails) }
}

/**
 * Changes only the given fields. 422 for a country that is not that of the billing address, which only the customer can change. Blocking ends every session. Unblocking later restores none of them, and links from before stay revoked.
 */
export const changeCustomer =
  (services: Services) =>
  async (call: OperatorCall, id: string, { reason, ...body }: CustomerChange): Promise<void> => {
    const asked = await takeLettersFor(services, call, id, body)
    await services.database.transaction(call.tenant, async (tx) => {
      const before = await lockCustomer(tx, id)
      if (body.country !== undefined && countriesDiffer(before, body.country, before.address))
        throw failure('countries_differ', { pointer: '/country' })
      const change = accountChange(body)
      const changes = changesOf(before, change)
      if (Object.keys(changes).length === 0) return
      await updateAccount(tx, id, { ...change, ...(await askFor(services, tx, before, body, asked)) })
      const blocked = 'blocked' in changes
      if (blocked) await signOut(services, tx, id, 'blocked by the vendor', body.blocked === true ? [] : waysIn)
      const action = !blocked ? 'account_changed' : body.blocked === true ? 'account_blocked' : 'account_unblocked'
      await services.audit(tx, { ...auditedByOperator(call), reason, action, ...ofAccount(id), changes })
      await announceChanged(services, tx, before, Object.keys(changes))
    })
  }

export const endCustomerSessions =
  (services: Services) =>
  (call: OperatorCall, id: string): Promise<void> =>
    services.database.transaction(call.tenant, async (tx) => {
      await lockCustomer(tx, id)
      await signOut(services, tx, id, 'ended by the vendor')
      await services.audit(tx, { ...auditedByOperator(call), action: 'sessions_revoked', ...ofAccount(id) })
    })
