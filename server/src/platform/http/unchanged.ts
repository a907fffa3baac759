import { dayMs } from '@foyer/contract/vocabulary/days.ts'
import type { FastifyRequest } from 'fastify'
import type { Clock } from '../clock.ts'
import { createRecent } from '../recent.ts'
import { knows } from './caching.ts'
import type { ActorCall, Call } from './call.ts'
import { takesGzip } from './compress.ts'

/** What of an account its pages tell. Triggers count the changes of each (migration 0039). */
export type Area = 'account' | 'billing' | 'licensing'

/** How often what the caller may see of these areas has changed, and whose it is. Given by the module that knows who belongs together. */
export type RevisionOf = (call: ActorCall, areas: readonly Area[]) => Promise<string>

/** An answer as it was made last. */
interface Made {
  readonly tag: string
  readonly revision: string
  /** Milliseconds between which nothing of it changes by the passing of time. */
  readonly from: number
  readonly until: number
}

/** A polled answer that is about to be made. */
export interface Making {
  /** The tag that the caller has and that would come out again; null where it has to be made. */
  readonly stands: string | null
  /** Tells the tag of what was made, and until when time leaves it alone. */
  made(tag: string, until: Date | undefined): Promise<void>
}

/** A page that is asked for. */
export interface Asked {
  /** With its query. */
  readonly url: string
  /** Its tag is another one then. */
  readonly isGzipped: boolean
  /** What If-None-Match says. */
  readonly claimed: string | undefined
}

export interface Unchanged {
  /** Undefined where it is not worth knowing: whoever names no tag asks once. */
  begin(asked: Asked, call: ActorCall, areas: readonly Area[]): Promise<Making | undefined>
}

/** Three pages of each of some thousands of tabs, 0.3 kB each. */
const most = 20_000
/** Nothing is taken for unchanged for longer, whatever is counted. */
const keptMs = 60_000
/** Addresses are as long as what people type; longer ones are made anew. */
const longestUrl = 300

/** Answers tell days in UTC: each is another one tomorrow. */
const nextMidnight = (now: number): number => (Math.floor(now / dayMs) + 1) * dayMs

const nameOf = ({ url, isGzipped }: Asked, { tenant, locale, actor }: ActorCall): string =>
  `${tenant} ${actor.account_id} ${locale} ${isGzipped ? 'gzip ' : ''}${url}`

/**
 * Remembers by which revision the polled answers of this process were made. Whoever asks again while nothing was committed since is told
 * so by one read, instead of the answer being made, written and compared. The tag stays what it is: that of the bytes.
 */
export const createUnchanged = (revisionOf: RevisionOf, clock: Clock): Unchanged => {
  const known = createRecent<Made>(most, keptMs)
  return {
    begin: async (asked, call, areas) => {
      const { url, claimed } = asked
      if (claimed === undefined || url.length > longestUrl) return undefined
      const name = nameOf(asked, call)
      // Read before the answer is: what is committed in between makes it outdated, never the other way round.
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

/** An answer that is asked for again and again may stand as it was made before. Undefined where that is not known of it. */
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
