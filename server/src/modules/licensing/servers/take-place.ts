import type { Tx } from '../../../platform/database/database.ts'
import { failure } from '../../../platform/failure.ts'
import { countEarlyEnd } from './count-early-end.ts'
import { endIncidents } from './incident-store.ts'
import { holdsPlace, isByDongle, sameMachine } from './lease-rules.ts'
import {
  countPlaces,
  findServer,
  type LicenceRow,
  listNamesakes,
  type ServerRow,
  updateServer,
} from './server-store.ts'

export interface Newcomer {
  readonly server_id: string
  readonly hostname: string
  readonly ip: string
}

export type Placed =
  /** It held its seat before. */
  | { readonly kind: 'kept' }
  | { readonly kind: 'taken' }
  /** The same machine under another id. */
  | { readonly kind: 'replaced'; readonly before: ServerRow }

/** The dongle is what such a licence has one of, so its servers take no seats: they are listed as they report. */
const reportsByDongle = (licence: LicenceRow, { released_at, replaced_by }: ServerRow): boolean =>
  isByDongle(licence) && released_at === null && replaced_by === null

/**
 * Gives the server a seat of the licence, whose row the caller has locked, so that concurrent requests are admitted one after the other.
 * 409 `servers_limit_reached` if all seats are taken, including those of servers that are silent at present. A machine that has replaced
 * itself under another id too often counts as a separate machine, since the replaced one may still run.
 */
export const takePlace = async (tx: Tx, licence: LicenceRow, newcomer: Newcomer, now: Date): Promise<Placed> => {
  const known = await findServer(tx, licence.id, newcomer.server_id)
  if (known !== undefined && (holdsPlace(known, now) || reportsByDongle(licence, known))) return { kind: 'kept' }
  if (isByDongle(licence)) return { kind: 'taken' }
  const { servers_limit } = licence
  const servers = servers_limit === null ? 0 : await countPlaces(tx, licence.id, now)
  const isFull = servers_limit !== null && servers >= servers_limit
  const before = sameMachine(await listNamesakes(tx, licence.id, newcomer.hostname, now), newcomer, known, now)
  // Machines of one image share a host name, and nothing is heard of one that a file activated: it gives way only to let another in.
  const givesWay = before !== undefined && (isFull || before.lease_expires_at !== null)
  if (givesWay && (await countEarlyEnd(tx, licence, before.server_id, now))) {
    await updateServer(tx, before, { replaced_by: newcomer.server_id })
    await endIncidents(tx, before, [], now)
    return { kind: 'replaced', before }
  }
  if (isFull) throw failure('servers_limit_reached', { meta: { servers_limit, servers } })
  return { kind: 'taken' }
}
