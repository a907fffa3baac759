// @module-tag long
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { getDeliverable } from '@foyer/contract/licensing/endpoints.ts'
import { listPlaySessions } from '@foyer/contract/statistics/endpoints.ts'
import { daySeconds } from '@foyer/contract/vocabulary/durations.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { useFoyer } from '../../test/foyer.ts'
import { giveLicence } from '../../test/licences.ts'
import { keyOf } from '../../test/media-servers.ts'
import { createPerson, type Person } from '../../test/people.ts'

const foyer = useFoyer()
let ada: Person
beforeAll(async () => {
  ada = await createPerson(foyer)
})

const command = join(import.meta.dirname, '..', 'cli.ts')

interface Ended {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

/** Runs the command as a person would type it. */
const simulate = (...words: readonly string[]): Promise<Ended> =>
  promisify(execFile)(process.execPath, [command, 'simulate-server', '--url', foyer.url, ...words], {
    env: { ...process.env, FOYER_CONFIG: '' },
  }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    // The rejection of a failed command has the same fields.
    ({ code, stdout, stderr }: Ended) => ({ code, stdout, stderr }),
  )

const licence = async (wishes: Parameters<typeof giveLicence>[2] = {}) => {
  const id = await giveLicence(foyer, ada, wishes)
  return { id, key: await keyOf(foyer, id) }
}

const servers = async (id: string) => (await ada.client.ask(getDeliverable, { params: { id } })).stats.servers

describe('npm run foyer -- simulate-server', () => {
  it('LIC-42, STAT-16 simulates two servers: they are on the licence with their figures, and their viewers in the statistics', async () => {
    const { id, key } = await licence({ retroview: true })
    const wishes = ['--servers', '2', '--streams', '3', '--viewers', '4', '--every', '1', '--beats', '2']
    const from = Math.floor(Date.now() / 1000) - 86_400
    const { code, stdout, stderr } = await simulate('--key', key, ...wishes)
    expect([code, stderr]).toEqual([0, ''])
    expect(stdout.trim().split('\n')).toEqual([
      '2 activated on the licence; Ctrl+C stops.',
      expect.stringMatching(/^2 heartbeats, answered in [\d.]+ ms, p99 [\d.]+ ms; 4 viewers$/),
      expect.stringMatching(/^2 heartbeats, answered in /),
      'All viewers have left.',
    ])
    expect(await servers(id)).toMatchObject(
      ['simulated-1', 'simulated-2'].map((hostname) => ({
        hostname,
        version: '26.11',
        status: 'online',
        medias: 3,
        sessions: 2,
        out_bandwidth: 8,
      })),
    )
    const query = { from, to: from + 3 * daySeconds, sort: 'started_at' } as const
    const { metrics } = await ada.client.ask(listPlaySessions, { query })
    expect(metrics.length).toBeGreaterThanOrEqual(4)
    for (const row of metrics) expect(row.stream_name).toMatch(/^channel-0[1-3]$/)
  })

  it('LIC-14 reports in one line what the licence refuses, and exits with 1', async () => {
    const { key } = await licence({ servers_limit: 1 })
    const { code, stderr } = await simulate('--key', key, '--servers', '2', '--beats', '1', '--every', '1')
    expect([code, stderr]).toEqual([
      1,
      expect.stringMatching(/^\/licensing\/api\/v1\/activations was refused: .+ \(servers_limit_reached\)\.\n$/),
    ])
  })

  it('LIC-42 reports in one line, too, if its place is released during the simulation', async () => {
    const { id, key } = await licence()
    const words = [command, 'simulate-server', '--url', foyer.url, '--key', key, '--every', '1']
    const played = spawn(process.execPath, words, { env: { ...process.env, FOYER_CONFIG: '' } })
    let told = ''
    played.stderr.on('data', (text) => (told += String(text)))
    const release = 'update licensing.server set released_at = now() where deliverable_id = $1'
    played.stdout.on('data', (text) => {
      if (String(text).includes('1 heartbeat')) void foyer.sql(release, id)
    })
    const [code] = await once(played, 'close')
    expect([code, told]).toEqual([
      1,
      expect.stringMatching(/^\/licensing\/api\/v1\/heartbeats was refused: .+ \(server_released\)\.\n$/),
    ])
  })

  it.each([
    [[], '--key is needed: the licence key that the server runs on.\n'],
    [
      ['--key', 'l4|x|y', '--url', 'http://127.0.0.1:1', '--beats', '1'],
      'Foyer does not answer at http://127.0.0.1:1 (--url).\n',
    ],
    [['--key', 'l4|x|y', '--beats', 'some'], '--beats must be a whole number of at least 0, not some.\n'],
  ])('reports what is wrong with %j', async (words, problem) => {
    expect(await simulate(...words)).toMatchObject({ code: 1, stderr: problem })
  })
})
