import type { CollectorAnswer } from '@foyer/contract/collector/play-event.ts'
import { failure } from '../../../platform/failure.ts'
import type { LicenceCall } from '../../../platform/http/call.ts'
import { titleOf } from '../../../platform/http/errors.ts'
import { nextTurn } from '../../../platform/slices.ts'
import type { Services } from '../services.ts'
import { findServers } from './find-servers.ts'
import { readEvent } from './read-event.ts'
import { begunBy, onServer, type SessionState, type Source, stateOf } from './session-state.ts'
import { splitEvents, unreadable } from './split-events.ts'
import { createSessionWriter, type SessionWriter } from './write-sessions.ts'

/** The most events that one call buffers in memory. */
const eventsAtOnce = 2_000

/** Events parsed before yielding to the event loop: about a millisecond of work. */
const slice = 80

/**
 * Limits on concurrent calls: in total, per owner and per licence. Further calls get a 429. A body may trickle in for
 * minutes, and an owner may have any number of licences; the limit per owner keeps one customer from taking every slot.
 */
const callsAtOnce = 64
const callsOfOwner = 24
const callsOfLicence = 16

/** A call with more rejected events than this does not come from a media server. */
const mostRejected = 10_000

/** A semaphore per name without a queue: with `most` calls inside, the next one fails with `too_many_requests`. */
const createGate = (most: number) => {
  const inside = new Map<string, number>()
  return async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const own = inside.get(name) ?? 0
    if (own >= most) throw failure('too_many_requests', { meta: { retry_after: 1 } })
    inside.set(name, own + 1)
    try {
      return await work()
    } finally {
      const left = (inside.get(name) ?? 1) - 1
      if (left === 0) inside.delete(name)
      else inside.set(name, left)
    }
  }
}

const createGates = () => {
  const [all, ofOwner, ofLicence] = [createGate(callsAtOnce), createGate(callsOfOwner), createGate(callsOfLicence)]
  return {
    /** Taken before the first database query. */
    enter: <T>(licence: string, work: () => Promise<T>): Promise<T> => all('all', () => ofLicence(licence, work)),
    /** Taken before the body is read, which lasts as long as the sender likes. */
    ofOwner,
  }
}

interface Sender {
  readonly source: Source
  /** Whether the licence collects statistics. */
  readonly isWanted: boolean
  /** Sessions that began earlier belong to a previous owner. */
  readonly ownedSince: number
}

/**
 * Finds out for whom the call is. Throws `licence_unknown` if its key has ended, and `licence_stopped` if nothing is
 * taken from its licence.
 */
const findSender =
  ({ database, licensing, countryOf }: Services) =>
  async (call: LicenceCall): Promise<Sender> => {
    const { tenant, deliverable_id, ip } = call
    const [works, { account_id, stopped, retroview }, ownedSince] = await database.read(tenant, (tx) =>
      Promise.all([
        licensing.keyWorks(tx, call),
        licensing.source(tx, deliverable_id),
        licensing.ownedSince(tx, tenant, deliverable_id),
      ]),
    )
    if (!works) throw failure('licence_unknown')
    if (stopped !== null) throw failure('licence_stopped', { meta: { reason: stopped } })
    const source: Source = { tenant, account_id, deliverable_id, ip, countryOf }
    return { source, isWanted: retroview, ownedSince: ownedSince.getTime() }
  }

/** The states of one call that are not stored yet. */
const createBuffer = (source: Source, serversOf: ReturnType<typeof findServers>, writer: SessionWriter) => {
  let states: SessionState[] = []
  return {
    /** Returns how many there are. */
    add: (state: SessionState): number => states.push(state),
    flush: async (): Promise<void> => {
      const some = states
      states = []
      const servers = await serversOf(source, new Set(some.map(({ server_id }) => server_id)))
      await writer.write(some.map((state) => onServer(state, servers.get(state.server_id), source)))
    },
  }
}

/**
 * Ingests a media server's events. Everything that the answer counts as accepted is stored. A call that broke off can
 * be sent again as it was, because events are idempotent.
 *
 * Fails with 429 `too_many_requests`, with 401 `licence_unknown` when the key has ended, with `licence_stopped` when
 * the licence is not running, and with 400 `bad_request` when too many events are rejected or an array is no JSON: its
 * sender must not take the events after the damage for stored. Those before it are.
 */
export const collectEvents = (services: Services) => {
  const gates = createGates()
  const senderOf = findSender(services)
  const serversOf = findServers(services)
  const writer = createSessionWriter(services.statistics)

  const take = async (
    { locale }: LicenceCall,
    { source, isWanted, ownedSince }: Sender,
    chunks: AsyncIterable<Uint8Array>,
  ): Promise<CollectorAnswer> => {
    const now = services.clock.now().getTime()
    const rejected: CollectorAnswer['rejected'] = []
    let [index, accepted, skipped] = [0, 0, 0]
    let isWhole = true
    const buffer = createBuffer(source, serversOf, writer)
    for await (const texts of splitEvents(chunks)) {
      for (const text of texts) {
        if (text === unreadable) {
          isWhole = false
          continue
        }
        const read = readEvent(text, now)
        const state = read.kind === 'event' && isWanted ? stateOf(read.event, source) : undefined
        // A session that began before this customer got the licence belongs to the previous owner. It is skipped: it is
        // not the present owner's, and the previous owner no longer holds the key.
        if (state !== undefined && (state.opened_at ?? begunBy(state)) >= ownedSince) {
          accepted += 1
          if (buffer.add(state) >= eventsAtOnce) await buffer.flush()
        } else if (read.kind !== 'rejected') skipped += 1
        else if (rejected.push({ index, code: read.code, title: titleOf(read.code, locale) }) > mostRejected)
          throw failure('bad_request')
        index += 1
        if (index % slice === 0) await nextTurn()
      }
    }
    await buffer.flush()
    if (!isWhole) throw failure('bad_request')
    return { accepted, skipped, rejected }
  }

  return (call: LicenceCall, chunks: AsyncIterable<Uint8Array>): Promise<CollectorAnswer> =>
    gates.enter(call.deliverable_id, async () => {
      const sender = await senderOf(call)
      return gates.ofOwner(sender.source.account_id, () => take(call, sender, chunks))
    })
}
