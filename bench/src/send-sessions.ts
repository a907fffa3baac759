import { setTimeout as delay } from 'node:timers/promises'
import { type Times, timesOf } from './timing.ts'

const callSize = 1_000

/** Media servers that send at once: no licence may have more calls under way. */
const senders = 16

/** What a reader asks for in a second, answered or not. */
const readsPerSecond = 10

/** Sessions that end now: they were opened within the last hour, as those of a live audience are. */
const endedNow = (): string => {
  const now = Date.now()
  const lines = Array.from({ length: callSize }, (_, at) => {
    const opened_at = now - 60_000 - ((at * 3_541) % 3_540_000)
    return JSON.stringify({
      event: 'play_closed',
      id: crypto.randomUUID(),
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
  return lines.join('\n')
}

/** Does one thing so often in a second, each time when it is due and never two at a time; as often as it goes where no rate is given. */
const repeat = async (until: number, perSecond: number | null, offset: number, run: () => Promise<void>) => {
  const began = performance.now()
  for (let turn = 0; ; turn += 1) {
    const due = perSecond === null ? 0 : began + ((turn + offset) * 1_000) / perSecond
    if (due > performance.now()) await delay(due - performance.now())
    if (performance.now() >= until) return
    await run()
  }
}

export interface Sending {
  readonly url: string
  /** Of the licence that the sessions are sent for. */
  readonly key: string
  readonly seconds: number
  /** Sessions a second; null for as many as it goes. */
  readonly perSecond: number | null
  readonly readPage: () => Promise<unknown>
}

export interface Sent {
  readonly perSecond: number
  /** Of a page that was asked for all the while. */
  readonly page: Times
}

/** Sends the collector sessions in calls of a thousand, as long and as fast as told, while somebody reads. */
export const sendSessions = async ({ url, key, seconds, perSecond, readPage }: Sending): Promise<Sent> => {
  let stored = 0
  const began = performance.now()
  const until = began + seconds * 1_000
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/x-ndjson' }
  const send = async (): Promise<void> => {
    const answer = await fetch(`${url}/collector/api/v1/events`, { method: 'POST', headers, body: endedNow() })
    if (!answer.ok) throw new Error(`the collector answered ${answer.status}`)
    await answer.arrayBuffer()
    stored += callSize
  }
  const times: number[] = []
  const read = async (): Promise<void> => {
    const asked = performance.now()
    await readPage()
    times.push(performance.now() - asked)
  }
  const callsPerSecond = perSecond === null ? null : perSecond / callSize / senders
  await Promise.all([
    ...Array.from({ length: senders }, (_, number) => repeat(until, callsPerSecond, number / senders, send)),
    repeat(until, readsPerSecond, 0, read),
  ])
  return { perSecond: Math.round((stored * 1_000) / (performance.now() - began)), page: timesOf(times) }
}
