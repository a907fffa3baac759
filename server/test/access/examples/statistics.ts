import { collect, playEvent, yesterday } from '../../viewing.ts'
import type { Examples } from '../examples.ts'
import type { World } from '../world.ts'

const from = Math.floor(yesterday / 1000)
const query = { from, to: from + 86_400 }
const watched = { stream: 'olgas_own_stream', server: 'olgas-own.example', viewer: 'olgas-viewer', bytes: 987_654_321 }

/** One session of olga's; telling it again changes nothing. */
const play = async ({ running, licence }: World): Promise<void> => {
  const { stream, server, viewer, bytes } = watched
  await collect(running, licence, [playEvent({ media: stream, hostname: server, user_id: viewer, bytes })])
}

const listed = (shows: string) => async (world: World) => {
  await play(world)
  return { query, shows }
}

export const statisticsExamples = {
  listViewedServers: listed(watched.server),
  listViewedStreams: listed(watched.stream),
  listViewers: listed(watched.viewer),
  listPlaySessions: listed(watched.viewer),
  listUniqueSessions: listed(watched.viewer),
  getViewingSeries: listed(String(watched.bytes)),
  collectEvents: () => ({ body: '[]', headers: { 'content-type': 'application/json' } }),
} as const satisfies Partial<Examples>
