import { type Times, timesOf } from './timing.ts'

const callSize = 1_000
const senders = 4

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

export interface Sent {
  readonly perSecond: number
  /** Of a page that was asked for all the while. */
  readonly page: Times
}

/** Sessions that the collector stores in a second, in calls of a thousand, while somebody reads. */
export const sendSessions = async (
  url: string,
  key: string,
  seconds: number,
  readPage: () => Promise<unknown>,
): Promise<Sent> => {
  let stored = 0
  const began = performance.now()
  const until = began + seconds * 1_000
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/x-ndjson' }
  const send = async (): Promise<void> => {
    while (performance.now() < until) {
      const answer = await fetch(`${url}/collector/api/v1/events`, { method: 'POST', headers, body: endedNow() })
      if (!answer.ok) throw new Error(`the collector answered ${answer.status}`)
      await answer.arrayBuffer()
      stored += callSize
    }
  }
  const times: number[] = []
  const read = async (): Promise<void> => {
    while (performance.now() < until) {
      const asked = performance.now()
      await readPage()
      times.push(performance.now() - asked)
    }
  }
  await Promise.all([...Array.from({ length: senders }, send), read()])
  return { perSecond: Math.round((stored * 1_000) / (performance.now() - began)), page: timesOf(times) }
}
