import type { Locale } from '@foyer/contract/vocabulary/locale.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { PaidForLicence } from '../../billing/index.ts'
import { renewalTexts } from '../locale/renewals.ts'
import { findDeliverable } from '../store.ts'
import { listNewestFiles } from './activation-store.ts'
import { firstEnd } from './issued-files.ts'

/**
 * What a payment leaves to the owner of a licence whose servers run on files: no file follows the licence, so a paid server would stop with
 * its file. A licence that was just bought has no files yet, unless it was a trial. Null if nothing is left to do.
 */
export const leftToDo = async (
  tx: Tx,
  { deliverable_id, purpose }: PaidForLicence,
  locale: Locale,
): Promise<string | null> => {
  if (purpose !== 'prolong' && purpose !== 'increase' && purpose !== 'new') return null
  const type = (await findDeliverable(tx, deliverable_id))?.activation_type
  if (type !== 'offline' && type !== 'usb') return null
  const { filesLeft, day } = renewalTexts[locale]
  if (purpose === 'increase') return filesLeft.increase[type]
  // The file of a dongle is not kept, so nobody knows here when it ends.
  const end = type === 'offline' ? firstEnd(await listNewestFiles(tx, deliverable_id)) : null
  if (purpose === 'new' && end === null) return null
  return end === null ? filesLeft.prolong[type] : filesLeft.ending(day(end.slice(0, 10)))
}
