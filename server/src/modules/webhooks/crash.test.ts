// @module-tag long
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { openTicket } from '@foyer/contract/support/endpoints.ts'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createClient } from '../../../test/client.ts'
import { type ConfigurationFile, writeConfiguration } from '../../../test/configuration.ts'
import { startFoyer } from '../../../test/foyer.ts'
import { createPerson } from '../../../test/people.ts'
import { type Receiver, startReceiver } from '../../../test/receiver.ts'
import { askDatabase } from '../../../test/rows.ts'
import { makeScratchFolder } from '../../../test/scratch.ts'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { leaseMs } from './deliver.ts'

let folder: string
let receiver: Receiver
let configuration: ConfigurationFile
let database: TestDatabase
let child: ChildProcess | undefined
beforeAll(async () => {
  folder = makeScratchFolder('foyer-webhooks-')
  receiver = await startReceiver()
  database = await createTestDatabase()
  const secrets = [`whsec_${Buffer.from('of a process that dies..').toString('base64')}`]
  const crm = { url: `${receiver.url}/crm`, secrets, private_network: true, events: ['ticket_opened'] }
  configuration = writeConfiguration({ aurora: { webhooks: { crm } } })
})
afterAll(async () => {
  child?.kill('SIGKILL')
  receiver.close()
  await database.drop()
  configuration.remove()
  rmSync(folder, { recursive: true, force: true })
})

const environment = () => ({
  DATABASE_URL: database.url,
  FOYER_CONFIG: configuration.path,
  FOYER_DATA: folder,
  SMTP_URL: 'smtp://127.0.0.1:1',
  LOG_LEVEL: 'silent',
  PORT: '0',
})

/** Starts the server as a separate process and returns its address. */
const startProcess = (): Promise<string> =>
  new Promise((resolve, reject) => {
    const script = join(import.meta.dirname, '../../../test/serve.ts')
    child = spawn(process.execPath, [script], {
      env: { ...process.env, ...environment() },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    child.once('close', () => reject(new Error('the server ended')))
    child.stdout?.on('data', (chunk: Buffer) => {
      const [, url] = /ready at (\S+)/.exec(chunk.toString()) ?? []
      if (url !== undefined) resolve(url)
    })
  })

it('a process that is killed while it waits for an answer loses nothing: the next one sends the same message again', async () => {
  const first = await startFoyer({ environment: environment() })
  const { tokens } = await createPerson(first)
  await first.close()

  receiver.answer('/crm', 'silence')
  const client = createClient(await startProcess(), { access_token: tokens.access_token })
  const body = { title: 'No picture', description: 'Since noon', kind: 'support', product: 'iptv' } as const
  await client.ask(openTicket, { body })
  await vi.waitFor(() => expect(receiver.arrived).toHaveLength(1), { timeout: 30_000 })
  const ended = child === undefined ? Promise.resolve([]) : once(child, 'close')
  child?.kill('SIGKILL')
  await ended
  receiver.answer('/crm', { status: 200, body: 'ok' })

  const second = await startFoyer({ environment: environment() })
  try {
    // An attempt in progress is given up once its lease is over.
    second.platform.clock.offset_ms = leaseMs + 1000
    await vi.waitFor(() => expect(receiver.arrived).toHaveLength(2), { timeout: 30_000 })
    const [before, after] = receiver.arrived
    expect(after?.headers['webhook-id']).toBe(before?.headers['webhook-id'])
    expect(after?.body).toBe(before?.body)
    const standing = () => askDatabase(database.url, 'select state, attempts from webhooks.delivery')
    await vi.waitFor(async () => expect(await standing()).toEqual([{ state: 'delivered', attempts: 2 }]), {
      timeout: 30_000,
    })
  } finally {
    await second.close()
  }
})
