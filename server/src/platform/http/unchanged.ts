import { dayMs } from '@foyer/contract/vocabulary/days.ts'
import type { FastifyRequest } from 'fastify'
import type { Clock } from '../clock.ts'
import { createTtlCache } from '../ttl-cache.ts'
import { knows } from './caching.ts'
import type { ActorCall, Call } from './call.ts'
import { takesGzip } from './compress.ts'

/** The parts of an account's data that pages show. Triggers count the changes of each one. */
export type Area = 'account' | 'billing' | 'licensing'

/**
 * A token for the state of these areas as the caller may see them: it changes with every change of the data, and with
 * whose data it is. Provided by the module that knows companies.
 */
export type RevisionOf = (call: ActorCall, areas: readonly Area[]) => Promise<string>

/** An answer as it was last generated. */
interface Made {
  readonly tag: string
  readonly revision: string
  /** Milliseconds between which time alone does not change the answer. */
  readonly from: number
  readonly until: number
}

/** A polled answer that is about to be generated. */
export interface Making {
  /** The caller's tag if it is still valid; null if the answer must be generated. */
  readonly stands: string | null
  /** Records the tag of the generated answer and the time until which it stays valid by itself. */
  made(tag: string, until: Date | undefined): Promise<void>
}

/** The page that is requested. */
export interface Asked {
  /** With its query string. */
  readonly url: string
  /** The compressed form has a different tag. */
  readonly isGzipped: boolean
  /** The value of If-None-Match. */
  readonly claimed: string | undefined
}

export interface Unchanged {
  /** Returns undefined if remembering is not worthwhile: a caller without a tag is not polling. */
  begin(asked: Asked, call: ActorCall, areas: readonly Area[]): Promise<Making | undefined>
}

/** Enough for three pages in each of several thousand tabs, at 0.3 kB each. */
const most = 20_000
/** An upper limit, whatever the counters say. */
const keptMs = 60_000
/** URLs contain what people type. Answers for longer ones are not remembered. */
const longestUrl = 300

/** Answers contain days in UTC, so each of them changes at midnight. */
const nextMidnight = (now: number): number => (Math.floor(now / dayMs) + 1) * dayMs

const nameOf = ({ url, isGzipped }: Asked, { tenant, locale, actor }: ActorCall): string =>
  `${tenant} ${actor.account_id} ${locale} ${isGzipped ? 'gzip ' : ''}${url}`

/**
 * Remembers from which revision each polled answer was generated. If nothing has been committed since, one read is
 * enough to send 304; the answer is not generated, serialized and compared. The tag itself is still a hash of the
 * bytes.
 */
export const createUnchanged = (revisionOf: RevisionOf, clock: Clock): Unchanged => {
  const known = createTtlCache<Made>(most, keptMs)
  return {
    begin: async (asked, call, areas) => {
      const { url, claimed } = asked
      if (claimed === undefined || url.length > longestUrl) return undefined
      const name = nameOf(asked, call)
      // Read before the answer is generated. A commit in between makes the remembered answer outdated too early, never too late.
      const [now, revision] = [clock.now().getTime(), await revisionOf(call, areas)]
      const before = known.get(name)
      const isCurrent = before?.revision === revision && before.from <= now && now < before.until
      return {
        stands: isCurrent && knows(claimed, before.tag) ? before.tag : null,
        made: async (tag, until) => {
          const ends = Math.min(nextMidnight(now), until?.getTime() ?? Number.POSITIVE_INFINITY)
          known.set(name, { tag, revision, from: now, until: ends })
        },
      }
    },
  }
}

/** Checks whether a polled answer is still valid. Returns undefined for endpoints whose dependencies are not known. */
export const beginPolled = async (
  unchanged: Unchanged | undefined,
  { url, headers }: FastifyRequest,
  call: Call & Partial<Record<'actor', unknown>>,
  restsOn: readonly Area[] | undefined,
): Promise<Making | undefined> =>
  unchanged === undefined || restsOn === undefined || call.actor === undefined
    ? undefined
    : unchanged.begin(
        { url, claimed: headers['if-none-match'], isGzipped: takesGzip({ headers }) },
        call as ActorCall,
        restsOn,
      )
