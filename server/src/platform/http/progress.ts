import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { failure } from '../failure.ts'
import type { ConcurrencyLimit } from './concurrency-limit.ts'
import type { HeldKey } from './idempotency.ts'
import type { ReceivedFile } from './uploads.ts'

/**
 * What a call holds and must release: its idempotency key and its uploaded files. Kept until its work ends, even if the
 * caller has already been answered.
 */
export interface Owed {
  readonly idempotency: HeldKey | null
  readonly received: readonly ReceivedFile[]
}

/** The load of this process. */
export interface Load {
  /** Ordinary calls in progress, without those whose duration depends on the caller's connection. */
  ordinary: number
  /** Calls refused since the process started. */
  turned_away: number
}

/** One call, from its headers to the last byte of its answer. */
class Progress {
  readonly #request: FastifyRequest
  readonly #reply: FastifyReply
  #load: Load | null = null
  #places: ConcurrencyLimit | null = null
  #caller = ''
  #over = false
  /** How many checks the use case has been running for; null while none is running. */
  #looks: number | null = null
  #owed: Owed | null = null

  constructor(request: FastifyRequest, reply: FastifyReply) {
    this.#request = request
    this.#reply = reply
  }

  /** Counts towards the load until the call ends. */
  count(load: Load): void {
    load.ordinary += 1
    this.#load = load
  }

  /** The duration of the call now depends on the caller's connection, so it no longer says anything about the load. */
  uncount(): void {
    if (this.#load !== null) this.#load.ordinary -= 1
    this.#load = null
  }

  /** Releases the place when the call ends. */
  hold(places: ConcurrencyLimit, caller: string): void {
    if (this.#over) return places.leave(caller)
    this.#places = places
    this.#caller = caller
  }

  /** The use case starts. */
  work(): void {
    this.#looks = 0
  }

  /**
   * The use case has ended. Returns null if its caller still waits for the answer. If the caller has already got 503,
   * returns what the call must release.
   */
  rest(): Owed | null {
    this.#looks = null
    return this.#owed
  }

  /**
   * Gives up waiting for work that has run for more than `patience` checks, and answers 503. The work cannot be
   * stopped, so it goes on and keeps its key: a retry is refused until it ends, and then gets its outcome.
   */
  look(patience: number): void {
    if (this.#looks === null || this.#owed !== null) return
    this.#looks += 1
    if (this.#looks <= patience) return
    const { idempotency, received } = this.#request
    this.#owed = { idempotency, received }
    this.#request.idempotency = null
    this.#request.received = []
    this.#reply.send(failure('unavailable', { meta: { retry_after: 2 } }))
  }

  /** Nobody is left to answer, and no work is running. */
  get isDeserted(): boolean {
    const { raw } = this.#reply
    const isGone = raw.writableFinished || raw.destroyed || this.#request.raw.socket.destroyed
    return isGone && (this.#looks === null || this.#owed !== null)
  }

  end(): void {
    this.#over = true
    this.uncount()
    this.#places?.leave(this.#caller)
    this.#places = null
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    progress: Progress
  }
}

/**
 * Makes sure that every call ends and releases what it holds. After `answerMs` of a running use case the caller gets
 * 503; Fastify's own timeout covers only receiving the body. Fastify also reports nothing when a caller disconnects
 * before the answer, so such calls are looked for. They count as running until their work has ended, so that
 * disconnecting and calling again gains nothing.
 */
export const watchProgress = (app: FastifyInstance, answerMs: number): void => {
  const looks = 30
  const all = new Set<Progress>()
  const end = (progress: Progress): void => {
    all.delete(progress)
    progress.end()
  }
  app.decorateRequest('progress')
  app.addHook('onRequest', (request, reply, done) => {
    request.progress = new Progress(request, reply)
    all.add(request.progress)
    done()
  })
  app.addHook('onResponse', (request, _reply, done) => {
    end(request.progress)
    done()
  })
  const looking = setInterval(() => {
    for (const progress of all)
      if (progress.isDeserted) end(progress)
      else progress.look(looks)
  }, answerMs / looks).unref()
  app.addHook('onClose', async () => clearInterval(looking))
}
