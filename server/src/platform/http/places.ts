import type { EndpointDescription } from '@foyer/contract/endpoint.ts'
import type { FastifyRequest } from 'fastify'
import { createLine, type Line } from '../line.ts'
import { asksForCsv } from './csv.ts'
import { isMultipart } from './uploads.ts'

/** How many calls of one caller may be under way at once. */
export interface Places {
  /** Takes a place; undefined where one was free, else a promise of the next: 429 `too_many_requests` where none becomes free in time. */
  take(caller: string): Promise<void> | undefined
  /** Gives back a place that was taken. */
  leave(caller: string): void
}

/** A browser that opens its tabs again asks more at once than one may; what it asks is answered within a blink. */
const patienceMs = 1_000

/**
 * Counted in this process, as it must cost next to nothing where nobody stands in the way. As many again may wait: whoever asks without
 * waiting for answers is refused at once.
 */
export const createPlaces = (most: number): Places => {
  const taken = new Map<string, number>()
  const lines = new Map<string, Line>()
  const lineOf = (caller: string): Line => {
    const line = lines.get(caller) ?? createLine({ waiting: most, patienceMs, refusal: 'too_many_requests' })
    lines.set(caller, line)
    return line
  }
  return {
    take: (caller) => {
      const count = taken.get(caller) ?? 0
      if (count >= most) return lineOf(caller).wait()
      taken.set(caller, count + 1)
      return undefined
    },
    leave: (caller) => {
      if (lines.get(caller)?.callNext() === true) return
      lines.delete(caller)
      const count = taken.get(caller) ?? 0
      if (count > 1) taken.set(caller, count - 1)
      else taken.delete(caller)
    },
  }
}

export interface PlacesOfCalls {
  readonly calls: Places
  /** Of files and exports, which last as long as the caller's line is slow: they must keep no page from showing. */
  readonly transfers: Places
}

const isTransfer = (request: FastifyRequest, { answersFile, csv, takesFiles }: EndpointDescription): boolean =>
  answersFile === true || (takesFiles === true && isMultipart(request)) || (csv === true && asksForCsv(request))

/** Takes the place of a call, to be given back when it is over; undefined where it need not wait for one. */
export const takePlace = (
  request: FastifyRequest,
  endpoint: EndpointDescription,
  caller: string,
  { calls, transfers }: PlacesOfCalls,
): Promise<void> | undefined => {
  const isLong = isTransfer(request, endpoint)
  if (isLong) request.progress.uncount()
  const places = isLong ? transfers : calls
  const waiting = places.take(caller)
  if (waiting !== undefined) return waiting.then(() => request.progress.hold(places, caller))
  request.progress.hold(places, caller)
  return undefined
}
