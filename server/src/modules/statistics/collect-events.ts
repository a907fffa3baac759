import type { CollectorAnswer } from '@foyer/contract/collector/play-event.ts'
import { failure } from '../../platform/failure.ts'
import type { LicenceCall } from '../../platform/http/call.ts'
import { titleOf } from '../../platform/http/errors.ts'
import { nextTurn } from '../../platform/slices.ts'
import { readEvent } from './read-event.ts'
import type { Services } from './services.ts'
import { begunBy, type SessionState, type Source, stateOf } from './session-state.ts'
import { splitEvents, unreadable } from './split-events.ts'
import { createSessionWriter } from './write-sessions.ts'

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

/** Whose events a call may bring. */
const senderOf = async ({ database, licensing, countryOf }: Services, call: LicenceCall) => {
  const { tenant, deliverable_id, ip } = call
  const [works, { account_id, stopped, retroview, servers }, ownedSince] = await database.read(tenant, (tx) =>
    Promise.all([
      licensing.keyWorks(tx, call),
      licensing.source(tx, deliverable_id),
      licensing.ownedSince(tx, tenant, deliverable_id),
    ]),
  )
  if (!works) throw failure('licence_unknown')
  if (stopped !== null) throw failure('licence_stopped', { meta: { reason: stopped } })
  const known = new Map(servers.map((server) => [server.server_id, server]))
  const source: Source = { tenant, account_id, deliverable_id, ip, servers: known, countryOf }
  return { source, isWanted: retroview, ownedSince: ownedSince.getTime() }
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
  const { clock, statistics } = services
  const gates = createGates()
  const writer = createSessionWriter(statistics)

  const take = async (
    { locale }: LicenceCall,
    { source, isWanted, ownedSince }: Awaited<ReturnType<typeof senderOf>>,
    chunks: AsyncIterable<Uint8Array>,
  ): Promise<CollectorAnswer> => {
    const now = clock.now().getTime()
    const rejected: CollectorAnswer['rejected'] = []
    let [index, accepted, skipped] = [0, 0, 0]
    let isWhole = true
    let states: SessionState[] = []
    const flush = async (): Promise<void> => {
      await writer.write(states)
      states = []
    }
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
          if (states.push(state) >= eventsAtOnce) await flush()
        } else if (read.kind !== 'rejected') skipped += 1
        else if (rejected.push({ index, code: read.code, title: titleOf(read.code, locale) }) > mostRejected)
          throw failure('bad_request')
        index += 1
        if (index % slice === 0) await nextTurn()
      }
    }
    await flush()
    if (!isWhole) throw failure('bad_request')
    return { accepted, skipped, rejected }
  }

  return (call: LicenceCall, chunks: AsyncIterable<Uint8Array>): Promise<CollectorAnswer> =>
    gates.enter(call.deliverable_id, async () => {
      const sender = await senderOf(services, call)
      return gates.ofOwner(sender.source.account_id, () => take(call, sender, chunks))
    })
}
