import { createHash } from 'node:crypto'
import { Lease } from '@foyer/contract/licensing/media-server.ts'
import { ErrorAnswer } from '@foyer/contract/vocabulary/errors.ts'
import type { JSONWebKeySet } from 'jose'
import { readDocument } from '../modules/licensing/index.ts'
import { StartError } from '../platform/start-error.ts'
import type { createAudience } from './viewing.ts'
import type { Wishes } from './wishes.ts'

/** The calls of a media server, which knows nothing of us but its licence key. */
export const createCalls = ({ url, key }: Pick<Wishes, 'url' | 'key'>) => {
  const call = async (path: string, init: RequestInit = {}): Promise<Response> => {
    try {
      return await fetch(new URL(path, url), init)
    } catch {
      throw new StartError(`Foyer does not answer at ${url} (--url).`)
    }
  }
  const post = async (path: string, body: object): Promise<unknown> => {
    const answer = await call(path, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const said: unknown = await answer.json()
    if (answer.ok) return said
    const refusal = ErrorAnswer.safeParse(said)
    const [error] = refusal.success ? refusal.data.errors : []
    throw new StartError(`${path} was refused: ${error?.title ?? answer.status} (${error?.code ?? 'no code'}).`)
  }
  const keys = async (): Promise<JSONWebKeySet> => {
    const answer = await call('/.well-known/licence-keys.json')
    // Our own endpoint: a JWK Set.
    return (await answer.json()) as JSONWebKeySet
  }
  return { post, keys }
}

type Calls = ReturnType<typeof createCalls>
type Audience = ReturnType<typeof createAudience>

const wave = (at: number): number => 0.5 + 0.4 * Math.sin(at / 300)

/** One server: it sends heartbeats and verifies its lease before it goes on, as a real one does. */
export const createMediaServer = (wishes: Wishes, calls: Calls, audience: Audience, number: number) => {
  const hostname = wishes.servers === 1 ? wishes.hostname : `${wishes.hostname}-${number}`
  const server_id = createHash('sha256').update(hostname).digest('hex').slice(0, 20)
  const identity = { server_id, hostname, version: wishes.version }
  const startedAt = Date.now()

  const beat = async (keys: JSONWebKeySet): Promise<Lease> => {
    const now = Date.now()
    const sessions = Math.round(audience.count() / wishes.servers)
    const body = {
      ...identity,
      medias: wishes.streams,
      sessions,
      in_bandwidth: wishes.streams * 6,
      out_bandwidth: sessions * 4,
      cpu: Math.round(100 * wave(now / 1000)) / 2 + 10,
      memory: 42,
      lifetime: Math.floor((now - startedAt) / 1000),
      alerts: [],
    }
    const lease = Lease.parse(await calls.post('/licensing/api/v1/heartbeats', body))
    const claims = readDocument(keys, 'lease', lease.lease)
    if (claims?.['server_id'] !== server_id) throw new StartError('The lease is not signed by a published key.')
    return lease
  }
  return { beat, identity, activate: () => calls.post('/licensing/api/v1/activations', identity) }
}

export type MediaServer = ReturnType<typeof createMediaServer>
