import { dayMs } from '@foyer/contract/vocabulary/days.ts'
import type { StatisticsEngine } from '../../platform/statistics/index.ts'
import { type Filed, findPlaces, findSessionPlaces, type Place, type Places } from './place-store.ts'
import { begunBy, type SessionState } from './session-state.ts'

/** States of a session meet because they are filed at the same moment: when it was opened, which most events tell. */

export type PlacedState = SessionState & { readonly opened_at: number; readonly started_at: number }

const nameOf = ({ tenant, account_id, session_id }: Place): string => `${tenant} ${account_id} ${session_id}`

/**
 * Early enough that whatever is told later of the beginning still fits into the day that follows. It is no later than what
 * is known now, but for clocks that differ.
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
 * Files each state, and tells which places have to be remembered: those of sessions nobody said when they were opened.
 * One call at a time, or two could find two places for one session.
 */
export const placeSessions = async (
  engine: StatisticsEngine,
  states: readonly SessionState[],
): Promise<{ readonly placed: PlacedState[]; readonly remember: Place[] }> => {
  const remembered = await findPlaces(engine, states)
  // Nearly always: what comes in by thousands is not looked up one by one.
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
