import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { makeScratchFolder } from '../test/scratch.ts'
import { readSettings } from './config.ts'
import { leftBehind } from './left-behind.ts'
import { openPlatform } from './platform.ts'

const folder = makeScratchFolder('foyer-left-behind-')
const data = join(folder, 'data')
afterAll(() => rmSync(folder, { recursive: true, force: true }))
beforeEach(() => rmSync(data, { recursive: true, force: true }))

const bucket = {
  S3_ENDPOINT: 'https://s3.example',
  S3_BUCKET: 'files',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'key',
}

it.each([
  ['DATABASE_URL', 'postgres', 'postgres/PG_VERSION', { DATABASE_URL: 'postgresql://db.example/foyer' }],
  ['CLICKHOUSE_URL', 'statistics', 'statistics/store/one', { CLICKHOUSE_URL: 'http://statistics.example:8123' }],
  ['S3_ENDPOINT', 'files', 'files/aurora/one', bucket],
])('%s is refused while the folder of the embedded engine holds something', async (variable, name, file, external) => {
  const settings = readSettings({ FOYER_DATA: data, LOG_LEVEL: 'silent', ...external })
  mkdirSync(join(data, name), { recursive: true })
  expect(leftBehind(settings)).toEqual([])
  mkdirSync(dirname(join(data, file)), { recursive: true })
  writeFileSync(join(data, file), 'stored')
  const refusal = new RegExp(`^${variable} is set, and .*/${name} still holds what was stored so far`)
  expect(leftBehind(settings)).toEqual([expect.stringMatching(refusal)])
  await expect(openPlatform(settings)).rejects.toThrow(refusal)
  expect(leftBehind(readSettings({ FOYER_DATA: data }))).toEqual([])
  renameSync(join(data, name), join(data, `${name}-before`))
  expect(leftBehind(settings)).toEqual([])
})
