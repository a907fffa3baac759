import type { EndpointDescription } from '@foyer/contract/endpoint.ts'
import type { FastifyRequest } from 'fastify'
import { createWaitQueue, type WaitQueue } from '../wait-queue.ts'
import { asksForCsv } from './csv.ts'
import { isMultipart } from './uploads.ts'

/** Limits the concurrent calls of each caller. */
export interface ConcurrencyLimit {
  /**
   * Takes a place. Returns undefined if one was free, otherwise a promise that rejects with 429 `too_many_requests` if
   * no place becomes free in time.
   */
  take(caller: string): Promise<void> | undefined
  /** Releases a place. */
  leave(caller: string): void
}

/** A browser that restores its tabs briefly exceeds the limit, but each of these calls is answered within a blink. */
const patienceMs = 1_000

/**
 * A semaphore per caller, in memory, because it must cost almost nothing in the normal case. As many calls as the limit
 * allows may also queue. A client that sends calls without waiting for answers is refused at once.
 */
export const createConcurrencyLimit = (most: number): ConcurrencyLimit => {
  const taken = new Map<string, number>()
  const lines = new Map<string, WaitQueue>()
  const lineOf = (caller: string): WaitQueue => {
    const line = lines.get(caller) ?? createWaitQueue({ waiting: most, patienceMs, refusal: 'too_many_requests' })
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

export interface CallConcurrency {
  readonly calls: ConcurrencyLimit
  /**
   * File transfers and exports take as long as the caller's connection is slow, so they are limited separately and
   * cannot block pages.
   */
  readonly transfers: ConcurrencyLimit
}

const isTransfer = (request: FastifyRequest, { answersFile, csv, takesFiles }: EndpointDescription): boolean =>
  answersFile === true || (takesFiles === true && isMultipart(request)) || (csv === true && asksForCsv(request))

/** Takes a place, which is released when the call ends. Returns undefined if the call need not wait. */
export const takeSlot = (
  request: FastifyRequest,
  endpoint: EndpointDescription,
  caller: string,
  { calls, transfers }: CallConcurrency,
): Promise<void> | undefined => {
  const isLong = isTransfer(request, endpoint)
  if (isLong) request.progress.uncount()
  const places = isLong ? transfers : calls
  const waiting = places.take(caller)
  if (waiting !== undefined) return waiting.then(() => request.progress.hold(places, caller))
  request.progress.hold(places, caller)
  return undefined
}
