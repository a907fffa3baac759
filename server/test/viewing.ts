import { CollectorAnswer, type PlayEvent } from '@foyer/contract/collector/play-event.ts'
import { dayMs } from '@foyer/contract/vocabulary/days.ts'
import { hourMs } from '@foyer/contract/vocabulary/durations.ts'
import type { RawAnswer, RawCall } from './client.ts'
import type { RunningFoyer } from './foyer.ts'
import { mediaServer } from './media-servers.ts'

export const eventsPath = '/collector/api/v1/events'

/** A full hour of yesterday: always within the retention, never in the future. */
export const yesterday = Math.floor(Date.now() / hourMs) * hourMs - dayMs

export type SomeEvent = Partial<PlayEvent>

/** A session that by default was watched for a minute and is over. */
export const playEvent = (said: SomeEvent = {}): SomeEvent => {
  const opened_at = said.opened_at ?? yesterday
  const started_at = said.started_at ?? opened_at + 500
  return {
    event: 'play_closed',
    id: 'session-1',
    media: 'news_24',
    proto: 'hls',
    ip: '198.51.100.7',
    country: 'FR',
    user_id: 'viewer-1',
    user_agent: 'VLC/3.0.21',
    referer: '',
    bytes: 1_000_000,
    duration: 60,
    opened_at,
    started_at,
    closed_at: started_at + 60_000,
    utc_ms: started_at + 60_000,
    server_id: 'server-1',
    hostname: 'edge-1.example',
    ...said,
  }
}

/** Sends a body as a media server of the licence does. */
export const sendEvents = async (
  foyer: RunningFoyer,
  licenceId: string,
  body: unknown,
  { headers = {}, ...call }: RawCall = {},
): Promise<RawAnswer> =>
  (await mediaServer(foyer, licenceId)).send('POST', eventsPath, {
    body,
    headers: { 'content-type': 'application/json', ...headers },
    ...call,
  })

/** Sends events that must all be accepted. */
export const collect = async (
  foyer: RunningFoyer,
  licenceId: string,
  events: readonly SomeEvent[],
): Promise<CollectorAnswer> => {
  const { status, body } = await sendEvents(foyer, licenceId, JSON.stringify(events))
  if (status !== 200) throw new Error(`the collector answered ${status}: ${JSON.stringify(body)}`)
  return CollectorAnswer.parse(body)
}
