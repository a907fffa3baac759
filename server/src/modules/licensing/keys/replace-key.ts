import type { Deliverable } from '@foyer/contract/licensing/deliverable.ts'
import type { KeyReplacementBody } from '@foyer/contract/licensing/key-replacement.ts'
import { dayMs, dayOf } from '@foyer/contract/vocabulary/days.ts'
import { Locale } from '@foyer/contract/vocabulary/locale.ts'
import { auditedBy, type AuditedBy, auditedByOperator } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { failure } from '../../../platform/failure.ts'
import type { ActorCall, OperatorCall } from '../../../platform/http/call.ts'
import { makeId } from '../../../platform/ids.ts'
import { ofLicence } from '../audited.ts'
import { keyTexts } from '../locale/keys.ts'
import { licensingPolicy } from '../policy.ts'
import { makeSuccessor } from '../purchase/licence-key.ts'
import { lockReadable, readLicence } from '../read-licence.ts'
import type { Services } from '../services.ts'
import { lockForStaff } from '../staff/change-licence.ts'
import type { LockedRow } from '../store.ts'
import { putKey } from './key-store.ts'

/** The minute of the day in UTC, as letters and the history write it. */
const minuteOf = (at: Date): string => at.toISOString().slice(11, 16)

const tellOwner = async (
  { account, billing, clock }: Services,
  tx: Tx,
  { id, tenant, account_id, human_id, sku_name }: LockedRow,
  { keep_days, reason }: KeyReplacementBody,
  endsAt: Date,
): Promise<void> => {
  const { locale } = await account.get(tx, account_id)
  const words = keyTexts[Locale.parse(locale)]
  await billing.postLetter(tx, { tenant, account_id, id: `key-replaced-${makeId(clock)}` }, () => ({
    subject: words.subject(`${human_id} ${sku_name}`),
    heading: words.heading(human_id),
    paragraphs: [
      words.why(reason),
      keep_days === 0 ? words.atOnce : words.kept(words.day(dayOf(endsAt)), minuteOf(endsAt)),
      words.notYou,
    ],
    action: { label: words.action, path: `/licenses/${id}` },
  }))
}

/** For a locked licence. Its servers, statistics and files stay: all of them belong to the licence and not to its key. */
const replace = async (
  services: Services,
  tx: Tx,
  licence: LockedRow,
  body: KeyReplacementBody,
  by: AuditedBy,
): Promise<void> => {
  if (licence.terminated_at !== null) throw failure('conflict')
  const { id, account_id } = licence
  const { keep_days, reason } = body
  const endsAt = new Date(services.clock.now().getTime() + keep_days * dayMs)
  await putKey(tx, licence, makeSuccessor(licence.key), endsAt)
  await services.audit(tx, {
    ...by,
    action: 'licence_key_replaced',
    ...ofLicence(id, account_id),
    reason,
    changes: { keep_days, works_till: dayOf(endsAt), time: minuteOf(endsAt) },
  })
  await services.jobs.announce(tx, 'licence_changed', { tenant: licence.tenant, deliverable_id: id })
  await tellOwner(services, tx, licence, body, endsAt)
}

/** Replaces a key that leaked. The former one works on for the chosen days. Throws 409 `conflict` for a terminated licence. */
export const replaceKey =
  (services: Services) =>
  async (call: ActorCall, id: string, body: KeyReplacementBody): Promise<Deliverable> => {
    await services.database.transaction(call.tenant, async (tx) => {
      const licence = await lockReadable(services, tx, call, id, licensingPolicy.replaceKey)
      await replace(services, tx, licence, body, auditedBy(call))
    })
    return readLicence(services)(call, id)
  }

/** The same for staff, who are told of a leak or find one. */
export const replaceKeyForCustomer =
  (services: Services) =>
  (call: OperatorCall, id: string, body: KeyReplacementBody): Promise<void> =>
    services.database.transaction(call.tenant, async (tx) => {
      await replace(services, tx, await lockForStaff(tx, id), body, auditedByOperator(call))
    })
