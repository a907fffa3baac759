// @module-tag long
import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { getProfile } from '@foyer/contract/account/endpoints.ts'
import { minuteMs } from '@foyer/contract/vocabulary/durations.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createClient } from '../../../test/client.ts'
import { type ConfigurationFile, writeConfiguration } from '../../../test/configuration.ts'
import { type RunningFoyer, startFoyer } from '../../../test/foyer.ts'
import { createPerson } from '../../../test/people.ts'
import { makeScratchFolder } from '../../../test/scratch.ts'
import { killProcess, type ServerProcess, startProcess } from '../../../test/server-process.ts'

const metricsToken = 'a-token-for-the-figures'

let folder: string
let configuration: ConfigurationFile
let foyer: RunningFoyer
const started: ServerProcess[] = []
beforeAll(async () => {
  folder = makeScratchFolder('foyer-clocks-')
  configuration = writeConfiguration({}, { metrics_token: metricsToken })
  foyer = await startFoyer({ environment: { FOYER_CONFIG: configuration.path, SMTP_URL: 'smtp://127.0.0.1:1' } })
})
afterAll(async () => {
  for (const server of started) await killProcess(server)
  await foyer.close()
  configuration.remove()
  rmSync(folder, { recursive: true, force: true })
})

/** Starts another server of the installation, on a machine whose clock is wrong. */
const startWrong = async (minutes: number): Promise<ServerProcess> => {
  const data = join(folder, String(minutes))
  cpSync(join(foyer.data, 'keys'), join(data, 'keys'), { recursive: true })
  const server = await startProcess(foyer.database_url, data, 0, {
    FOYER_CONFIG: configuration.path,
    SMTP_URL: 'smtp://127.0.0.1:1',
    LOG_LEVEL: 'silent',
    NODE_OPTIONS: `--import=${join(import.meta.dirname, '../../../test/wrong-clock.ts')}`,
    WRONG_CLOCK_MS: String(minutes * minuteMs),
  })
  started.push(server)
  return server
}

it.each([20, -20])('servers whose clocks are %i minutes apart agree on sessions, and report it', async (minutes) => {
  const wrong = await startWrong(minutes)
  const olga = await createPerson(foyer)
  const there = createClient(wrong.url, { access_token: olga.tokens.access_token })
  expect((await there.call(getProfile)).status).toBe(200)
  const headers = { authorization: `Bearer ${metricsToken}` }
  const figures = await (await fetch(`${wrong.url}/metrics`, { headers })).text()
  const skew = Number(/foyer_clock_skew_seconds\{clock="database"\} (\S+)/.exec(figures)?.[1])
  expect(Math.round(skew / 60)).toBe(-minutes)
})
