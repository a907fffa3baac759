import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { failure } from '../failure.ts'
import type { IdempotencyKey } from './idempotency.ts'
import type { Places } from './places.ts'
import type { ReceivedFile } from './uploads.ts'

/** What a call has taken and gives back when it is done: kept for as long as its work goes on, even if nobody is answered by then. */
export interface Owed {
  readonly idempotency: IdempotencyKey | null
  readonly received: readonly ReceivedFile[]
}

/** What is asked of this process. */
export interface Load {
  /** Ordinary calls under way, but for those that last as long as the caller's line is slow. */
  ordinary: number
  /** Calls that were turned away since it started. */
  turned_away: number
}

/** One call, from its headers to the last byte of its answer. */
class Progress {
  readonly #request: FastifyRequest
  readonly #reply: FastifyReply
  #load: Load | null = null
  #places: Places | null = null
  #caller = ''
  #over = false
  /** How often it was looked at while its use case was at work; none when that is not so. */
  #looks: number | null = null
  #owed: Owed | null = null

  constructor(request: FastifyRequest, reply: FastifyReply) {
    this.#request = request
    this.#reply = reply
  }

  /** Counts until the call is over. */
  count(load: Load): void {
    load.ordinary += 1
    this.#load = load
  }

  /** The call lasts as long as its caller's line is slow: it no longer says how much is asked of this process. */
  uncount(): void {
    if (this.#load !== null) this.#load.ordinary -= 1
    this.#load = null
  }

  /** The place is given back when the call is over. */
  hold(places: Places, caller: string): void {
    if (this.#over) return places.leave(caller)
    this.#places = places
    this.#caller = caller
  }

  /** The use case is at work from now on. */
  work(): void {
    this.#looks = 0
  }

  /** It no longer is. Null where its caller waits for the answer, else what the call still owes: that caller was told 503. */
  rest(): Owed | null {
    this.#looks = null
    return this.#owed
  }

  /**
   * Gives up on work that has stood still for so many looks. It goes on, as nothing can stop it, with its key taken: the same wish is
   * refused until it has ended, and is answered then with what came of it.
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

  /** Nobody is there to be answered, and nothing is done for them any more. */
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
 * Sees to it that every call ends, and with it whatever it holds. A use case that stands still is answered for after `answerMs`: Fastify's own
 * limit ends with the body of a call, just where calls that change something begin. Fastify says nothing of callers who left before their
 * answer, so these are looked for; by then nothing is done for them any more, and who leaves again and again gains no place by it.
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
