import { dayMs } from '@foyer/contract/vocabulary/days.ts'
import { emptyAddresses } from '../../platform/audit/empty-addresses.ts'
import type { Tx } from '../../platform/database/database.ts'
import { inBatches } from '../../platform/database/in-batches.ts'
import { neighbourhoodOf } from '../../platform/http/network.ts'
import { everyBrand } from '../branding/index.ts'
import { deleteEndedSessions, deleteRefreshTokensOfEnded, listFullPlaces, updatePlaces } from './ended-session-store.ts'
import { outlineOf } from './known-device-rules.ts'
import { deleteExpiredLinkTokens } from './link-token-store.ts'
import { deleteExpiredPhoneCodes } from './phone/phone-store.ts'
import type { Services } from './services.ts'
import { forgottenBefore } from './session-rules.ts'

/** How long ended rows are kept, counted from their end. Until then an expired link can be told apart from one that never existed. */
const kept = {
  link: 30 * dayMs,
  phone_code: dayMs,
  refresh_token: dayMs,
} as const

/** Of sessions that are kept although they ended long ago, an outline is enough to notice a new device. Returns how many there were. */
const outlinePlaces = async (tx: Tx, before: Date, most: number): Promise<number> => {
  const rows = await listFullPlaces(tx, before, most)
  await updatePlaces(
    tx,
    rows.map((row) => ({ ...row, ...outlineOf(row, neighbourhoodOf) })),
  )
  return rows.length
}

/**
 * Deletes secrets and sessions that ended long ago, except for an outline of each account's latest session. The audit log stays, but for the addresses in
 * it: they would tell of every sign-in what is deleted with the sessions.
 */
const forgetOld =
  ({ database, clock }: Services) =>
  async (tenant: string): Promise<void> => {
    const before = (what: keyof typeof kept): Date => new Date(clock.now().getTime() - kept[what])
    await inBatches(database, tenant, (tx, most) => deleteExpiredLinkTokens(tx, before('link'), most))
    await inBatches(database, tenant, (tx, most) => deleteExpiredPhoneCodes(tx, before('phone_code'), most))
    await inBatches(database, tenant, (tx, most) => deleteRefreshTokensOfEnded(tx, before('refresh_token'), most))
    await inBatches(database, tenant, (tx, most) => deleteEndedSessions(tx, forgottenBefore(clock.now()), most))
    await inBatches(database, tenant, (tx, most) => outlinePlaces(tx, forgottenBefore(clock.now()), most))
    await inBatches(database, tenant, (tx, most) => emptyAddresses(tx, forgottenBefore(clock.now()), most))
  }

export const forgetOldEveryDay = (services: Services): void => {
  services.jobs.every('old secrets and sessions', dayMs, everyBrand(services.branding, forgetOld(services)))
}
