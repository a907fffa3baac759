import { randomUUID } from 'node:crypto'
import type { PlayEvent } from '@foyer/contract/collector/play-event.ts'

interface Viewer {
  readonly id: string
  readonly media: string
  readonly user_id: string
  readonly started_at: number
  readonly proto: string
  /** Heartbeats until the viewer leaves. */
  left: number
  bytes: number
}

const protocols = ['hls', 'hls', 'hls', 'dash', 'webrtc', 'rtsp'] as const
/** The bit rate of the video. */
const bitsPerSecond = 4_000_000

const anyOf = <T>(values: readonly T[]): T | undefined => values[Math.floor(Math.random() * values.length)]

const eventOf = (event: PlayEvent['event'], viewer: Viewer, now: number): PlayEvent => ({
  event,
  id: viewer.id,
  media: viewer.media,
  proto: viewer.proto,
  user_id: viewer.user_id,
  country: 'DE',
  user_agent: 'simulated player',
  bytes: viewer.bytes,
  duration: Math.round((now - viewer.started_at) / 1000),
  opened_at: viewer.started_at,
  started_at: viewer.started_at,
  ...(event === 'play_closed' && { closed_at: now }),
  utc_ms: now,
})

/** Simulated viewers who arrive, watch for some minutes and leave. */
export const createAudience = (streams: number, size: number) => {
  const viewers = new Map<string, Viewer>()

  const arrive = (now: number): Viewer => {
    const viewer = {
      id: randomUUID(),
      media: `channel-${String(1 + Math.floor(Math.random() * streams)).padStart(2, '0')}`,
      user_id: `viewer-${Math.floor(Math.random() * size * 3)}`,
      proto: anyOf(protocols) ?? 'hls',
      started_at: now,
      left: 1 + Math.floor(Math.random() * 8),
      bytes: 0,
    }
    viewers.set(viewer.id, viewer)
    return viewer
  }

  /** The play events that the servers send after this many seconds. */
  const beat = (now: number, seconds: number): PlayEvent[] => {
    const told: PlayEvent[] = []
    for (const viewer of viewers.values()) {
      viewer.bytes += Math.round((bitsPerSecond / 8) * seconds)
      viewer.left -= 1
      if (viewer.left < 0) viewers.delete(viewer.id)
      told.push(eventOf(viewer.left < 0 ? 'play_closed' : 'play_updated', viewer, now))
    }
    while (viewers.size < size) told.push(eventOf('play_started', arrive(now), now))
    return told
  }

  /** All viewers leave. */
  const leave = (now: number): PlayEvent[] => [...viewers.values()].map((viewer) => eventOf('play_closed', viewer, now))

  return { beat, leave, count: () => viewers.size }
}
