import { dayMs } from '@foyer/contract/vocabulary/days.ts'
import type { StatisticsEngine } from '../../../platform/statistics/index.ts'
import { type Filed, findPlaces, findSessionPlaces, type Place, type Places } from './place-store.ts'
import { begunBy, type SessionState } from './session-state.ts'

/**
 * Files the states of sessions.
 *
 * ClickHouse keeps rows in the order of `opened_at`, and replaces an older state of a session only when both states
 * have the same `opened_at`. Most events report it. For sessions whose events do not, a value is guessed once and
 * remembered as the place of the session, so that later states are filed under it too.
 */

export type PlacedState = SessionState & { readonly opened_at: number; readonly started_at: number }

const nameOf = ({ tenant, account_id, session_id }: Place): string => `${tenant} ${account_id} ${session_id}`

/**
 * Early enough for any start that is reported later to fall within the day after it. Except for differing clocks, no
 * start is later than what is known now.
 */
const guess = (state: SessionState): number => begunBy(state) - dayMs + 3_600_000

const inDay = (moment: number, since: number): number => Math.min(Math.max(moment, since), since + dayMs - 1)

const isTold = (state: SessionState): state is PlacedState => state.opened_at !== null

const placeAt = (state: SessionState, { opened_at, started_at: known }: Filed): PlacedState => {
  const started_at = inDay(state.started_at ?? known ?? begunBy(state), opened_at)
  return isTold(state) && state.opened_at === opened_at && state.started_at === started_at
    ? state
    : { ...state, opened_at, started_at }
}

/**
 * Gives each state its place, and returns the new places to remember: those of sessions that never reported
 * `opened_at`. Must not run concurrently, or one session could get two places.
 */
export const placeSessions = async (
  engine: StatisticsEngine,
  states: readonly SessionState[],
): Promise<{ readonly placed: PlacedState[]; readonly remember: Place[] }> => {
  const remembered = await findPlaces(engine, states)
  // The usual case, and a fast path: thousands of states are not looked up one by one.
  if (remembered.size === 0 && states.every(isTold))
    return { placed: states.map((state) => placeAt(state, state)), remember: [] }
  const homeless = states.filter((state) => state.opened_at === null && !remembered.has(nameOf(state)))
  const stored: Places = homeless.length === 0 ? new Map() : await findSessionPlaces(engine, homeless)
  const told = new Map(states.filter(isTold).map((state) => [nameOf(state), state]))
  const fresh = new Map<string, Place & Filed>()
  const placeOf = (state: SessionState): Filed => {
    const name = nameOf(state)
    const known =
      remembered.get(name) ?? stored.get(name) ?? fresh.get(name) ?? (isTold(state) ? state : told.get(name))
    if (known !== undefined) return known
    const { tenant, account_id, session_id } = state
    const place = { tenant, account_id, session_id, opened_at: guess(state) }
    fresh.set(name, place)
    return place
  }
  return { placed: states.map((state) => placeAt(state, placeOf(state))), remember: [...fresh.values()] }
}
