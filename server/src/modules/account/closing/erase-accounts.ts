import { dayMs } from '@foyer/contract/vocabulary/days.ts'
import { auditedBySystem } from '../../../platform/audit/audit.ts'
import { inBatches, inPages } from '../../../platform/database/in-batches.ts'
import { despiteFailures } from '../../../platform/despite-failures.ts'
import { everyBrand } from '../../branding/index.ts'
import { announceChanged } from '../announce-changed.ts'
import { ofAccount } from '../audited.ts'
import type { Services } from '../services.ts'
import { lockAccount, updateAccount } from '../store.ts'
import { erasedBefore, erasedEmail } from './closing-rules.ts'
import { type ClosedRow, deleteBelongings, deleteSessions, emptyEntries, listToErase } from './closing-store.ts'

/** So many a day: each goes through the whole log. */
const mostADay = 500

/** Of the person nothing is left in it. Country, language and currency stay for the vendor's books; whether terms were accepted is no longer said. */
const emptied = {
  legacy_id: null,
  password_hash: null,
  password_changed_at: null,
  name: '',
  second_name: '',
  phone: null,
  phone_confirmed: false,
  notification_emails: [],
  unconfirmed_emails: [],
  newsletter: false,
  manager_name: null,
  manager_email: null,
  legal_name: null,
  address: null,
  tax_id: null,
  buyer_reference: null,
  email_confirmed: false,
  confirmation_sent_at: null,
  terms_accepted_at: null,
  terms_version: null,
  can_store: false,
  can_create_trial: false,
  moved_to: null,
  moved_at: null,
  utm: '{}',
}

/** The last step: until it is committed, the account is found again and everything before it is repeated. */
const finish = (services: Services, tenant: string, person: ClosedRow): Promise<void> =>
  services.database.transaction(tenant, async (tx) => {
    const { id } = person
    const account = await lockAccount(tx, id)
    if (account === undefined || account.closed_at === null || account.erased_at !== null) return
    await deleteBelongings(tx, person)
    const erased_at = services.clock.now()
    await updateAccount(tx, id, { ...emptied, email: erasedEmail(id), erased_at })
    const about = ofAccount(id)
    await services.audit(tx, { ...auditedBySystem(tenant), action: 'account_erased', ...about })
    await announceChanged(services, tx, account, ['erased_at'])
  })

/** Many small transactions, each of which may be the last one before a crash: whatever is done already is not found again. */
const erase = async (services: Services, tenant: string, person: ClosedRow): Promise<void> => {
  const { database, around } = services
  const { id, email } = person
  await around().erase({ tenant, id, email, erased_email: erasedEmail(id) })
  await inBatches(database, tenant, (tx, most) => deleteSessions(tx, id, most))
  await inPages(database, tenant, (tx, after, most) => emptyEntries(tx, id, after, most))
  await finish(services, tenant, person)
}

const eraseDue =
  (services: Services) =>
  async (tenant: string): Promise<void> => {
    const { database, clock } = services
    const due = await database.read(tenant, (tx) => listToErase(tx, erasedBefore(clock.now()), mostADay))
    await despiteFailures(due, (person) => erase(services, tenant, person))
  }

/** Erases the accounts that were closed 30 days ago. A failure does not stop the others, and the next day tries again. */
export const eraseEveryDay = (services: Services): void => {
  services.jobs.every('closed accounts', dayMs, everyBrand(services.branding, eraseDue(services)))
}
