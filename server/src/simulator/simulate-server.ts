import { setTimeout as sleep } from 'node:timers/promises'
import { createCalls, createMediaServer, type MediaServer } from './media-server.ts'
import { createAudience } from './viewing.ts'
import { readWishes, type Wishes } from './wishes.ts'

/** Servers that beat at the same moment would be a burst that no real ones make: their beats are spread over the interval. */
const gapOf = ({ every, servers }: Wishes): number => (every * 1000) / servers

const line = (took: readonly number[], viewers: number): string => {
  const sorted = took.toSorted((a, b) => a - b)
  const at = (share: number): string => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(1)
  const median = took.length > 1 ? `, answered in ${at(0.5)} ms, p99 ${at(0.99)} ms` : `, answered in ${at(1)} ms`
  return `${took.length} heartbeat${took.length === 1 ? '' : 's'}${median}; ${viewers} viewers`
}

/**
 * Plays media servers against a running Foyer: activates them, sends heartbeats and what their viewers watch, and checks every lease.
 * Stops after the wished number of beats, or when it is told to.
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
      // What is refused while the others wait for their turn ends the waiting, and is told below.
      beaten.catch(() => stop.abort())
      beats.push(beaten)
      await sleep(gapOf(wishes), undefined, { signal: stop.signal }).catch(() => undefined)
      if (stop.signal.aborted) break
    }
    await Promise.all(beats)
    tell(line(took, audience.count()))
  }
  const leave = (): Promise<void> => publish(audience.leave(Date.now()))
  try {
    for (let beat = 0; !stop.signal.aborted && (wishes.beats === 0 || beat < wishes.beats); beat += 1) await round()
  } catch (error) {
    // Why they had to leave is what is told, not whether they could.
    await leave().catch(() => undefined)
    throw error
  }
  await leave()
  return 'All viewers have left.'
}
