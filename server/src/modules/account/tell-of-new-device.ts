import type { Tx } from '../../platform/database/database.ts'
import type { Call } from '../../platform/http/call.ts'
import { surroundingsOf } from '../../platform/http/network.ts'
import { isKnownPlace } from './known-device-rules.ts'
import { postAccountLetter, securityPath } from './letters/account-letter.ts'
import type { Services } from './services.ts'
import { type AccountRow, type EarlierPlace, listPlaces } from './store.ts'

/** Mails the owner about a sign-in from a device or place that is not among those of the earlier ones. */
export const tellOfNewDevice = async (
  services: Services,
  tx: Tx,
  call: Call,
  { account, places }: { readonly account: AccountRow; readonly places: readonly EarlierPlace[] },
): Promise<void> => {
  if (isKnownPlace(places, call, surroundingsOf)) return
  await postAccountLetter(services, tx, account, { kind: 'new_device', done: call, path: securityPath })
}

/**
 * Mails the owner about a sign-in by a link of the vendor's, unless they have signed in from there without a link. The operator who made
 * the link may have opened it, even for an account without any earlier sign-in.
 */
export const tellOfLink = async (services: Services, tx: Tx, call: Call, account: AccountRow): Promise<void> => {
  const places = await listPlaces(tx, account.id)
  const own = places.filter(({ link_made_by }) => link_made_by === null)
  if (own.length > 0 && isKnownPlace(own, call, surroundingsOf)) return
  await postAccountLetter(services, tx, account, { kind: 'link_used', done: call, path: securityPath })
}
