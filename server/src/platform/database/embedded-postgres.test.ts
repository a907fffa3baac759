// @module-tag long
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { askDatabase } from '../../../test/rows.ts'
import { makeScratchFolder } from '../../../test/scratch.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts'
import { spawnUnprivileged } from './processes.ts'

let scratch: string
let folder: string
let file: string
const running: EmbeddedPostgres[] = []
const others: ChildProcess[] = []
beforeEach(() => {
  scratch = makeScratchFolder('foyer-postgres-')
  folder = join(scratch, 'postgres')
  file = join(folder, 'postmaster.pid')
})
afterEach(async () => {
  for (const postgres of running.splice(0)) await postgres.stop()
  for (const child of others.splice(0)) child.kill('SIGKILL')
  rmSync(scratch, { recursive: true, force: true })
})

const start = async (): Promise<EmbeddedPostgres> => {
  const postgres = await startEmbeddedPostgres(folder, { fsync: 'off' }, scratch)
  running.push(postgres)
  return postgres
}

const numberIn = (): string => readFileSync(file, 'utf8').split('\n')[0] ?? ''

/** Leaves the folder as a power failure does, with the pid file of a server that no longer runs. */
const startAndKill = async (): Promise<void> => {
  const postgres = await start()
  await askDatabase(postgres.url, 'create table kept as select 1 as one')
  process.kill(Number(numberIn()), 'SIGKILL')
  await postgres.died
  running.pop()
}

/** Starts another process of the user that PostgreSQL runs as. */
const startOther = async (...words: string[]): Promise<ChildProcess> => {
  const script = `console.log('ready'); setInterval(() => undefined, 1000)`
  const child = spawnUnprivileged(process.execPath, ['-e', script, ...words], [])
  others.push(child)
  await once(child.stdout ?? child, 'data')
  return child
}

describe('an embedded PostgreSQL that was killed', () => {
  it.each([
    ['is no server', []],
    ['has its folder among its words', ['restore']],
  ])('starts even if its process number now belongs to a process that %s, which is left running', async (_, words) => {
    await startAndKill()
    const other = await startOther(...words.map((word) => `${word} ${folder}`))
    writeFileSync(file, readFileSync(file, 'utf8').replace(numberIn(), String(other.pid)))
    const postgres = await start()
    expect(await askDatabase(postgres.url, 'select one from kept')).toEqual([{ one: 1 }])
    expect([other.exitCode, other.signalCode]).toEqual([null, null])
  })

  it('does not start beside its own process that is still running, whatever the file says', async () => {
    const first = await start()
    const other = await startOther()
    const itsOwn = readFileSync(file, 'utf8')
    writeFileSync(file, itsOwn.replace(numberIn(), String(other.pid)))
    await expect(startEmbeddedPostgres(folder, { fsync: 'off' }, scratch)).rejects.toThrow('shared memory block')
    writeFileSync(file, itsOwn)
    expect(await askDatabase(first.url, 'select 1 as one')).toEqual([{ one: 1 }])
  })
})

describe('an embedded PostgreSQL whose Foyer was killed', () => {
  it('is stopped cleanly by the next start', async () => {
    const left = await start()
    await askDatabase(left.url, 'create table kept as select 1 as one')
    const next = await start()
    expect(await left.died).not.toContain('PANIC')
    running.shift()
    expect(await askDatabase(next.url, 'select one from kept')).toEqual([{ one: 1 }])
  })
})
