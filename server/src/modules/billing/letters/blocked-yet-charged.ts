import type { Tx } from '../../../platform/database/database.ts'
import { findAgreement } from '../agreements/agreement-store.ts'
import type { Services } from '../services.ts'
import { postStaffNotice, providerOf } from './staff-notice.ts'

export interface BlockedLicence {
  readonly tenant: string
  readonly deliverable_id: string
  readonly human_id: string
  /** The time or the order that this letter is about; each is sent once. */
  readonly occasion: string
}

/** An outside service charges a licence that is blocked: a person decides what happens to its subscription. */
export const postBlockedYetCharged = async (
  services: Services,
  tx: Tx,
  { tenant, deliverable_id, human_id, occasion }: BlockedLicence,
): Promise<void> => {
  const agreement = await findAgreement(tx, deliverable_id)
  if (agreement === undefined) return
  const { gateway, reference } = agreement
  await postStaffNotice(
    services,
    tx,
    { tenant, id: `blocked-yet-charged-${deliverable_id}-${occasion}` },
    ({ staff }) => {
      const { subject, body } = staff.blockedYetCharged
      const heading = subject(providerOf(gateway), human_id)
      return { subject: heading, heading, paragraphs: [body(providerOf(gateway), reference)] }
    },
  )
}
