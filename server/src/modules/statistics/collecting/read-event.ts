import { PlayEvent, playEventNames } from '@foyer/contract/collector/play-event.ts'
import { viewingKeptDays } from '@foyer/contract/vocabulary/constants.ts'
import { dayMs } from '@foyer/contract/vocabulary/days.ts'
import type { ErrorCode } from '@foyer/contract/vocabulary/errors.ts'
import { fitOf } from '../../../platform/fit.ts'
import { ShapeError, shapeFailure } from '../../../platform/http/shapes.ts'
import type { EventText } from './split-events.ts'

export type ReadEvent =
  | { readonly kind: 'event'; readonly event: PlayEvent }
  /** An event of another type: media servers publish many. */
  | { readonly kind: 'skipped' }
  | { readonly kind: 'rejected'; readonly code: ErrorCode }

/** Rows are kept for this long. */
const keptMs = viewingKeptDays * dayMs

const names: ReadonlySet<unknown> = new Set(playEventNames)

const parse = (text: EventText): unknown => {
  try {
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * A session must start before it ends and within a day of being opened. No moment may lie in the future (allowing for a
 * day of clock difference) or before the retention period.
 */
const isPossible = ({ utc_ms, opened_at, started_at, closed_at }: PlayEvent, now: number): boolean => {
  const moments = [opened_at, started_at, closed_at].filter((moment) => typeof moment === 'number')
  return (
    [utc_ms, ...moments].every((moment) => moment > now - keptMs && moment < now + dayMs) &&
    moments.every((moment, at) => moment >= (moments[at - 1] ?? 0)) &&
    (started_at ?? 0) - (opened_at ?? started_at ?? 0) < dayMs
  )
}

const fits = fitOf(PlayEvent, 'ignored')
const isPlayEvent = (value: object): value is PlayEvent => fits(value)

const rejected = (code: ErrorCode): ReadEvent => ({ kind: 'rejected', code })

/** Parses one event, or returns the code that says why it is rejected. */
export const readEvent = (text: EventText, now: number): ReadEvent => {
  const value = parse(text)
  if (value === undefined) return rejected('bad_request')
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return rejected('wrong_type')
  const { event: name } = value as { event?: unknown }
  if (typeof name === 'string' && !names.has(name)) return { kind: 'skipped' }
  const parsed = isPlayEvent(value) ? { success: true as const, data: value } : PlayEvent.safeParse(value)
  if (parsed.success) return isPossible(parsed.data, now) ? { kind: 'event', event: parsed.data } : rejected('invalid')
  const shape = new ShapeError(parsed.error.issues, value)
  shape.validationContext = 'body'
  return rejected(shapeFailure(shape).entries[0]?.code ?? 'invalid')
}
