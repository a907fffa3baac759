// @module-tag long
import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { getProfile, logout } from '@foyer/contract/account/endpoints.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createClient } from './client.ts'
import { type ConfigurationFile, writeConfiguration } from './configuration.ts'
import { type RunningFoyer, startFoyer } from './foyer.ts'
import { createPerson, type Person } from './people.ts'
import { type Proxy, startProxy } from './proxy.ts'
import { makeScratchFolder } from './scratch.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

const until = async (met: () => boolean): Promise<void> => {
  while (!met()) await delay(10)
}

let folder: string
let database: TestDatabase
let configuration: ConfigurationFile
let person: Person
const backends = new Set<string>()
let proxy: Proxy
const running = new Map<string, RunningFoyer>()

const start = async (name: string): Promise<RunningFoyer> => {
  const foyer = await startFoyer({
    environment: {
      DATABASE_URL: database.url,
      FOYER_DATA: join(folder, name),
      FOYER_CONFIG: configuration.path,
      SMTP_URL: 'smtp://127.0.0.1:1',
    },
  })
  running.set(name, foyer)
  backends.add(foyer.url)
  return foyer
}

const stop = async (name: string): Promise<void> => {
  const foyer = running.get(name)
  running.delete(name)
  await foyer?.close()
  if (foyer !== undefined) backends.delete(foyer.url)
}

beforeAll(async () => {
  folder = makeScratchFolder('foyer-rolling-')
  database = await createTestDatabase()
  configuration = writeConfiguration({}, { drain_seconds: 1 })
  proxy = await startProxy(backends)
  person = await createPerson(await start('first'))
  // All processes of an installation sign with the same keys.
  cpSync(join(folder, 'first/keys'), join(folder, 'second/keys'), { recursive: true })
  await start('second')
  await until(() => proxy.ready.size === 2)
})
afterAll(async () => {
  for (const name of running.keys()) await stop(name)
  proxy.close()
  await database.drop()
  configuration.remove()
  rmSync(folder, { recursive: true, force: true })
})

it('two processes are restarted one after the other under load, and no call fails', async () => {
  const client = createClient(proxy.url, { access_token: person.tokens.access_token })
  const statuses = new Map<number, number>()
  const enough = new AbortController()
  const customer = async (): Promise<void> => {
    while (!enough.signal.aborted) {
      const { status } = await client.call(getProfile)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
  }
  const load = Promise.all(Array.from({ length: 8 }, customer))
  for (const name of ['first', 'second']) {
    await stop(name)
    const { url } = await start(name)
    await until(() => proxy.ready.has(url))
  }
  enough.abort()
  await load
  expect([...statuses.keys()]).toEqual([200])
  expect(statuses.get(200)).toBeGreaterThan(50)
})

it('a session that ends at one process is dead at the other with the next call', async () => {
  const [first, second] = [...running.values()]
  if (first === undefined || second === undefined) throw new Error('both run')
  const { client, tokens } = await createPerson(first)
  const there = createClient(second.url, { access_token: tokens.access_token })
  expect((await there.call(getProfile)).status).toBe(200)
  await client.ask(logout)
  expect((await there.call(getProfile)).status).toBe(401)
})
