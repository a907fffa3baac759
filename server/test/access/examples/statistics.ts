import { collect, playEvent, yesterday } from '../../viewing.ts'
import type { Examples } from '../examples.ts'
import type { World } from '../world.ts'

const from = Math.floor(yesterday / 1000)
const query = { from, to: from + 86_400 }
const watched = { stream: 'olgas_own_stream', server: 'olgas-own.example', viewer: 'olgas-viewer', bytes: 987_654_321 }

const { stream, server, viewer, bytes } = watched

const play = ({ foyer, licence }: World): Promise<unknown> =>
  collect(foyer, licence, [playEvent({ media: stream, hostname: server, user_id: viewer, bytes })])

/** One session of Olga's, reported once per world. */
const played = new WeakMap<World, Promise<unknown>>()

const listed = (shows: string) => async (world: World) => {
  if (!played.has(world)) played.set(world, play(world))
  await played.get(world)
  return { query, shows }
}

export const statisticsExamples = {
  listViewedServers: listed(watched.server),
  listViewedStreams: listed(watched.stream),
  listViewers: listed(watched.viewer),
  listPlaySessions: listed(watched.viewer),
  listUniqueSessions: listed(watched.viewer),
  getViewingSeries: listed(String(watched.bytes)),
  getViewingAudience: listed(String(watched.bytes)),
  collectEvents: () => ({ body: '[]', headers: { 'content-type': 'application/json' } }),
} as const satisfies Partial<Examples>
