import { numbersOfVersion } from '@foyer/contract/licensing/version.ts'
import { leaseMs, serverReleases } from '@foyer/contract/vocabulary/constants.ts'
import { dayMs, dayOf } from '@foyer/contract/vocabulary/days.ts'
import { type EndingFacts, hasEnded, isSilent, stopDayIn, stopsOn } from '../licence-rules.ts'

/** What decides whether a licence runs, from its row. */
export interface RunningFacts extends EndingFacts {
  readonly key: string
  readonly activation_type: string
  readonly quantity: number
  readonly version_min: string | null
  readonly version_max: string | null
  readonly blocked_at: Date | null
  readonly terminated_at: Date | null
}

export type StopReason = 'ended' | 'blocked' | 'terminated'

/** In SQL, for the row of a licence: the latest moment at which its servers’ leases end. */
export const stopsAt = `${stopDayIn}::timestamp at time zone 'UTC'`

/** Why no server may run on it; undefined if they may. */
export const stopReason = (facts: RunningFacts, now: Date): StopReason | undefined => {
  if (facts.terminated_at !== null) return 'terminated'
  if (facts.blocked_at !== null) return 'blocked'
  return hasEnded(facts, dayOf(now)) ? 'ended' : undefined
}

/** A bound has at most this many numbers, each up to this value. */
const boundsHave = { numbers: 4, atMost: 9999 } as const

/** The numbers of a version that `runsIn` compares with the bounds. Missing ones are 0. */
export const comparedVersion = (version: string): number[] => {
  const numbers = numbersOfVersion(version)
  return Array.from({ length: boundsHave.numbers }, (_, at) => Math.min(numbers[at] ?? 0, boundsHave.atMost + 1))
}

/** `versionRefusal` in SQL: compares as many numbers as the bound has, one after the other. */
const isWithin = (version: string, by: '>=' | '<=', bound: string): string =>
  `coalesce((${version})[1:cardinality(string_to_array(${bound}, '.'))] ${by} string_to_array(${bound}, '.')::int[], true)`

/** In SQL, for the row of a licence: whether a server with this `comparedVersion` may run on it now, like `stopReason` and `versionRefusal`. */
export const runsIn = (version: string, now: string): string => `(
  terminated_at is null and blocked_at is null and coalesce(${stopsAt} > ${now}, true)
  and ${isWithin(version, '>=', 'version_min')} and ${isWithin(version, '<=', 'version_max')})`

/** Whether its servers run on the file of a dongle alone. */
export const isByDongle = ({ activation_type }: Pick<RunningFacts, 'activation_type'>): boolean =>
  activation_type === 'usb'

/** The same in SQL, for the row of a licence. */
export const byDongleIn = `(activation_type = 'usb')`

/**
 * Seven days from now, or the end of the licence if that comes first. With a dongle it is over at once: such a heartbeat is a report, and
 * whoever sends it may not have the dongle.
 */
export const leaseEnd = (facts: RunningFacts, now: Date): Date => {
  if (isByDongle(facts)) return now
  const day = stopsOn(facts)
  const end = now.getTime() + leaseMs
  return new Date(day === null ? end : Math.min(end, Date.parse(day)))
}

export interface Place {
  readonly server_id: string
  readonly hostname: string
  readonly ip: string
  readonly last_seen_at: Date
  readonly lease_expires_at: Date | null
  readonly released_at: Date | null
  readonly replaced_by: string | null
}

/** Whether a server takes one of the licence’s seats: until its lease ends, or for good if a file activated it. */
export const holdsPlace = (
  { released_at, replaced_by, lease_expires_at }: Pick<Place, 'released_at' | 'replaced_by' | 'lease_expires_at'>,
  now: Date,
): boolean => released_at === null && replaced_by === null && (lease_expires_at === null || lease_expires_at > now)

/**
 * The server whose seat a newcomer continues: a reinstalled machine has the same host name. From another address it is the same machine
 * only once the earlier one is silent. If a replaced server comes back, it is a machine of its own.
 */
export const sameMachine = <P extends Place>(
  namesakes: readonly P[],
  { ip }: Pick<Place, 'ip'>,
  known: Place | undefined,
  now: Date,
): P | undefined => {
  if (known !== undefined && known.replaced_by !== null) return undefined
  return namesakes.find((place) => place.ip === ip || isSilent(place.last_seen_at, now))
}

const releaseWindowMs = serverReleases.days * dayMs

/** Seats released before this moment no longer count. */
export const releasesCountFrom = (now: Date): Date => new Date(now.getTime() - releaseWindowMs)

/** When a seat can be released again, given the releases of the last 30 days, earliest first; undefined if it can be now. */
export const nextReleaseAt = (earlier: readonly Date[]): Date | undefined => {
  const oldest = earlier.at(-serverReleases.atMost)
  return oldest === undefined ? undefined : new Date(oldest.getTime() + releaseWindowMs)
}

/**
 * How many seats may become free before their leases end, within the same days: enough to reinstall a whole fleet now and then, too few to
 * run many times as many servers.
 */
export const earlyEndsAtMost = (servers_limit: number): number => Math.max(10, 3 * servers_limit)
