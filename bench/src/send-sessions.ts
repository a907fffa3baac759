import { repeat } from './repeat.ts'

/**
 * Media servers that send concurrently, in their own process with lower priority: in reality they run elsewhere, and
 * the two cores are for what is measured, not for the measurement.
 */

const callSize = 1_000

/** Concurrent senders. A licence may have no more calls in progress. */
const senders = 16

const idLength = 36

/** Sessions that end now and were opened within the last hour, like those of a live audience. */
const endedNow = (): readonly string[] => {
  const now = Date.now()
  return Array.from({ length: callSize }, (_, at) => {
    const opened_at = now - 60_000 - ((at * 3_541) % 3_540_000)
    return JSON.stringify({
      id: '-'.repeat(idLength),
      event: 'play_closed',
      media: `stream_${at % 40}`,
      proto: 'hls',
      ip: `198.51.100.${at % 250}`,
      country: 'DE',
      user_id: `viewer-${at}`,
      user_agent: 'VLC/3.0.21',
      bytes: at * 1_000,
      duration: Math.round((now - opened_at) / 1_000) - 1,
      opened_at,
      started_at: opened_at + 900,
      closed_at: now,
      utc_ms: now,
      server_id: 'edge-1',
      hostname: 'edge-1',
    })
  })
}

const beforeId = '{"id":"'.length

/** Generates the bodies of calls, each with new sessions. What all sessions of a second share is serialized once. */
const bodies = (): (() => Buffer<ArrayBuffer>) => {
  let made = 0
  let common = Buffer.alloc(0)
  let ids: readonly number[] = []
  return () => {
    if (Date.now() - made > 1_000) {
      made = Date.now()
      const lines = endedNow()
      common = Buffer.from(lines.join('\n'), 'latin1')
      let begins = 0
      ids = lines.map(({ length }) => {
        const at = begins + beforeId
        begins += length + 1
        return at
      })
    }
    const body = Buffer.from(common)
    for (const at of ids) body.write(crypto.randomUUID(), at, 'latin1')
    return body
  }
}

export interface Sending {
  /** The server's URL. */
  readonly url: string
  /** The key of the licence that the sessions belong to. */
  readonly key: string
  readonly seconds: number
  /** Sessions per second; null means as fast as possible. */
  readonly perSecond: number | null
}

const { url, key, seconds, perSecond } = JSON.parse(process.argv[2] ?? '') as Sending
let stored = 0
const began = performance.now()
const until = began + seconds * 1_000
const nextBody = bodies()
const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/x-ndjson' }
const send = async (): Promise<void> => {
  const answer = await fetch(`${url}/collector/api/v1/events`, { method: 'POST', headers, body: nextBody() })
  if (!answer.ok) throw new Error(`the collector answered ${answer.status}`)
  await answer.arrayBuffer()
  stored += callSize
}
const callsPerSecond = perSecond === null ? null : perSecond / callSize / senders
await Promise.all(Array.from({ length: senders }, (_, number) => repeat(until, callsPerSecond, number / senders, send)))
// Sessions stored per second.
process.send?.(Math.round((stored * 1_000) / (performance.now() - began)))
