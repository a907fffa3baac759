import { setTimeout as delay } from 'node:timers/promises'
import { createCalls, createMediaServer, type MediaServer } from './media-server.ts'
import { createAudience } from './viewing.ts'
import { readWishes, type Wishes } from './wishes.ts'

/**
 * The time between the servers' first heartbeats. Heartbeats are spread over the interval, because real servers do not
 * send them all at once.
 */
const gapOf = ({ every, servers }: Wishes): number => (every * 1000) / servers

const line = (took: readonly number[], viewers: number): string => {
  const sorted = took.toSorted((a, b) => a - b)
  const at = (share: number): string => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(1)
  const median = took.length > 1 ? `, answered in ${at(0.5)} ms, p99 ${at(0.99)} ms` : `, answered in ${at(1)} ms`
  return `${took.length} heartbeat${took.length === 1 ? '' : 's'}${median}; ${viewers} viewers`
}

/**
 * Simulates media servers against a running Foyer: activates them, sends heartbeats and play events, and verifies every
 * lease. Stops after the given number of heartbeats, or when interrupted.
 */
export const simulateServer = async (words: readonly string[], tell: (text: string) => void): Promise<string> => {
  const wishes = readWishes(words)
  const calls = createCalls(wishes)
  const keys = await calls.keys()
  const audience = createAudience(wishes.streams, wishes.viewers)
  const servers = Array.from({ length: wishes.servers }, (_, at) => createMediaServer(wishes, calls, audience, at + 1))
  const stop = new AbortController()
  process.once('SIGINT', () => stop.abort())
  for (const server of servers) await server.activate()
  tell(`${servers.length} activated on the licence; Ctrl+C stops.`)
  const publish = async (events: readonly object[]): Promise<void> => {
    const [first] = servers
    const from = events.map((event) => ({ ...event, ...first?.identity }))
    if (from.length > 0) await calls.post('/collector/api/v1/events', from)
  }
  const round = async (): Promise<void> => {
    const took: number[] = []
    await publish(audience.beat(Date.now(), wishes.every))
    const beats: Promise<void>[] = []
    const beat = async (server: MediaServer): Promise<void> => {
      const began = performance.now()
      await server.beat(keys)
      took.push(performance.now() - began)
    }
    for (const server of servers) {
      const beaten = beat(server)
      // A refusal ends the wait for the other servers' turns, and is reported below.
      beaten.catch(() => stop.abort())
      beats.push(beaten)
      await delay(gapOf(wishes), undefined, { signal: stop.signal }).catch(() => undefined)
      if (stop.signal.aborted) break
    }
    await Promise.all(beats)
    tell(line(took, audience.count()))
  }
  const leave = (): Promise<void> => publish(audience.leave(Date.now()))
  try {
    for (let beat = 0; !stop.signal.aborted && (wishes.beats === 0 || beat < wishes.beats); beat += 1) await round()
  } catch (error) {
    // The original error is reported, not whether the viewers could be signed off.
    await leave().catch(() => undefined)
    throw error
  }
  await leave()
  return 'All viewers have left.'
}
