import { fork } from 'node:child_process'
import { join } from 'node:path'
import type { Looking } from './read-pages.ts'
import { repeat } from './repeat.ts'
import type { Times } from './timing.ts'

const callSize = 1_000

/** Media servers that send at once: no licence may have more calls under way. */
const senders = 16

/** What a reader asks for in a second, answered or not. */
const readsPerSecond = 10

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

/**
 * Makes the bodies of calls, each of sessions that nobody has heard of. What a second of them has in common is written
 * once: the two cores are for whom is measured, not for who measures.
 */
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
  readonly url: string
  /** Of the licence that the sessions are sent for. */
  readonly key: string
  readonly seconds: number
  /** Sessions a second; null for as many as it goes. */
  readonly perSecond: number | null
  /** The page that is looked at meanwhile, and who looks. */
  readonly page: Pick<Looking, 'url' | 'authorization'>
}

export interface Sent {
  readonly perSecond: number
  /** Of a page that was asked for all the while. */
  readonly page: Times
}

/** Times of the page, out of a process of its own. */
const lookMeanwhile = (looking: Looking): Promise<Times> =>
  new Promise((resolve, reject) => {
    const child = fork(join(import.meta.dirname, 'read-pages.ts'), [JSON.stringify(looking)])
    child.once('message', (times) => resolve(times as Times))
    child.once('exit', (code) => reject(new Error(`who looks at the page ended with ${code}`)))
  })

/** Sends the collector sessions in calls of a thousand, as long and as fast as told, while somebody reads. */
export const sendSessions = async ({ url, key, seconds, perSecond, page }: Sending): Promise<Sent> => {
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
  const looked = lookMeanwhile({ ...page, perSecond: readsPerSecond, seconds })
  await Promise.all(
    Array.from({ length: senders }, (_, number) => repeat(until, callsPerSecond, number / senders, send)),
  )
  const took = performance.now() - began
  return { perSecond: Math.round((stored * 1_000) / took), page: await looked }
}
