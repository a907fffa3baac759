import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { failureOf } from './errors.ts'

const nowhere = join(import.meta.dirname, 'nowhere')

it('API-11 a missing database socket may return, a missing file is an internal error', async () => {
  const [away] = (await once(connect(nowhere), 'error')) as [unknown]
  const lost: unknown = await readFile(nowhere).catch((error: unknown) => error)
  expect([failureOf(away).status, failureOf(lost).status]).toEqual([503, 500])
})
