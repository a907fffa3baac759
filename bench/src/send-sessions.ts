import { repeat } from './repeat.ts'

/**
 * Media servers that send at once, in a process of their own with a lower priority: in truth they run elsewhere, and the two
 * cores are for whom is measured, not for who measures.
 */

const callSize = 1_000

/** Media servers that send at once: no licence may have more calls under way. */
const senders = 16

const idLength = 36

/** Sessions that end now: they were opened within the last hour, as those of a live audience are. */
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

/** Makes the bodies of calls, each of sessions that nobody has heard of. What a second of them has in common is written once. */
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
  /** Of the server. */
  readonly url: string
  /** Of the licence that the sessions are sent for. */
  readonly key: string
  readonly seconds: number
  /** Sessions a second; null for as many as it goes. */
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
// Sessions that were stored in a second.
process.send?.(Math.round((stored * 1_000) / (performance.now() - began)))
