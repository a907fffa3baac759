// @module-tag long
import { execFile, fork } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { cp, rm } from 'node:fs/promises'
import { getPriority } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { makeScratchFolder } from '../../../test/scratch.ts'
import { namedQuery } from './engine.ts'
import { migrateStatistics } from './migrate.ts'
import { openStatistics } from './open-statistics.ts'
import { StatisticsError } from './statistics-error.ts'
import { processesOn, quietLog } from './testing/engines.ts'
import { addSessions } from './testing/sessions.ts'

const open = (path: string, takeoverMs = 15_000) => openStatistics({ path, log: quietLog, takeoverMs })

const countSessions = namedQuery({
  name: 'count_sessions',
  sql: 'SELECT count() AS n FROM play_sessions',
  params: z.object({}),
  row: z.object({ n: z.int() }),
})

/** Files in a folder, at any depth, whose names have this ending. */
const filesOf = (folder: string, ending: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => join(folder, name))

const gone = async (path: string): Promise<boolean> => {
  for (let waited = 0; waited < 10_000; waited += 50) {
    if (processesOn(path).length === 0) return true
    await delay(50)
  }
  return false
}

describe('the folder of the embedded statistics engine', () => {
  let folder: string
  let whole: string

  beforeAll(async () => {
    folder = makeScratchFolder('foyer-statistics-')
    whole = join(folder, 'whole')
    const engine = await open(whole)
    await migrateStatistics(engine)
    await addSessions(engine, {})
    await engine.close()
    // The second opening finds tables and writes the marker file.
    await (await open(whole)).close()
  })
  afterAll(() => rm(folder, { recursive: true }))

  const copyOf = async (name: string): Promise<string> => {
    const path = join(folder, name)
    await cp(whole, path, { recursive: true, verbatimSymlinks: true })
    return path
  }
  const refusal = (path: string) =>
    expect(open(path, 0)).rejects.toMatchObject({ name: 'StartError', message: expect.stringContaining(path) })

  it('works after being copied completely', async () => {
    const engine = await open(await copyOf('copied'))
    expect(await engine.query(countSessions, {})).toEqual([{ n: 1 }])
    await engine.close()
  })

  it('is refused with one line when a table is incomplete', async () => {
    const path = await copyOf('half-table')
    const [table = ''] = filesOf(path, 'play_sessions.sql')
    truncateSync(table, 40)
    await refusal(path)
    await expect(open(path)).rejects.toMatchObject({ message: expect.not.stringContaining('\n') })
  })

  it.each(['store', 'metadata'])('is refused when %s is missing, instead of starting empty', async (missing) => {
    const path = await copyOf(`without-${missing}`)
    rmSync(join(path, missing), { recursive: true })
    await refusal(path)
  })

  it('is refused when it is a file', async () => {
    const path = join(folder, 'a-file')
    writeFileSync(path, '')
    await refusal(path)
  })

  it('is refused while another engine has it open, which continues undisturbed', async () => {
    const first = await open(whole)
    await refusal(whole)
    expect(await first.query(countSessions, {})).toEqual([{ n: 1 }])
    await first.close()
  })

  it('has a process that yields the CPU to its callers', async () => {
    const engine = await open(whole)
    const [pid = 0] = processesOn(whole)
    expect(getPriority(pid)).toBeGreaterThan(getPriority())
    const threads = readdirSync(`/proc/${pid}/task`).map((thread) => getPriority(Number(thread)))
    expect(threads.filter((priority) => priority > getPriority()).length).toBeGreaterThan(threads.length / 2)
    await engine.close()
  })

  it('has a process that the kernel ends before its parent when memory is short', async () => {
    const engine = await open(whole)
    const [pid = 0] = processesOn(whole)
    const willingness = (process: number | 'self'): number =>
      Number(readFileSync(`/proc/${process}/oom_score_adj`, 'utf8'))
    expect(willingness(pid)).toBeGreaterThan(willingness('self'))
    await engine.close()
  })

  it('opens without the rows whose files are damaged', async () => {
    const path = await copyOf('damaged-rows')
    for (const data of filesOf(path, 'data.bin')) truncateSync(data, 10)
    const engine = await open(path)
    await engine.ping()
    await engine.close()
  })

  it('can be opened again after its first start was interrupted at any moment', async () => {
    for (let cut = 100; cut <= 700; cut += 100) {
      const path = join(folder, `cut-${cut}`)
      const begun = open(path).then((engine) => migrateStatistics(engine))
      const over = begun.catch(() => undefined)
      await delay(cut)
      for (const pid of processesOn(path)) process.kill(pid, 'SIGKILL')
      await over
      expect(await gone(path)).toBe(true)
      const engine = await open(path)
      await migrateStatistics(engine)
      expect(await engine.query(countSessions, {})).toEqual([{ n: 0 }])
      await engine.close()
    }
  })

  it('is not touched if the engine is not installed, which is reported', async () => {
    const elsewhere = join(folder, 'embedded-process.ts')
    await cp(join(import.meta.dirname, 'embedded-process.ts'), elsewhere)
    const options = { path: join(folder, 'never'), settings: { read: {}, write: {} } }
    const [said] = (await once(fork(elsewhere, [JSON.stringify(options)], { execArgv: [] }), 'message')) as [unknown]
    expect(said).toMatchObject({ type: 'failed', failure: 'not_installed' })
    expect(readdirSync(folder)).not.toContain('never')
  })

  it('is released by the engine when Foyer is killed', async () => {
    const path = await copyOf('orphan')
    const script = `
      import { openStatistics } from ${JSON.stringify(join(import.meta.dirname, 'open-statistics.ts'))}
      await openStatistics({ path: ${JSON.stringify(path)}, log: console })
      process.kill(process.pid, 'SIGKILL')`
    await new Promise((resolve) => execFile(process.execPath, ['--input-type=module', '-e', script], resolve))
    expect(await gone(path)).toBe(true)
    const engine = await open(path)
    expect(await engine.query(countSessions, {})).toEqual([{ n: 1 }])
    await engine.close()
  })
})

describe('reads of the embedded statistics engine', () => {
  let folder: string
  let engine: Awaited<ReturnType<typeof open>>

  beforeAll(async () => {
    folder = makeScratchFolder('foyer-statistics-')
    engine = await open(folder)
  })
  afterAll(async () => {
    await engine.close()
    await rm(folder, { recursive: true })
  })

  const slowly = namedQuery({
    name: 'slowly',
    sql: 'SELECT sum(sleepEachRow(0.1)) AS slept, {name:String} AS name FROM numbers(20) SETTINGS max_block_size = 1',
    params: z.object({ name: z.string() }),
    row: z.object({ slept: z.int(), name: z.string() }),
  })

  it('are not delayed by slow ones', async () => {
    const over: string[] = []
    const note = (name: string) => () => over.push(name)
    const slow = ['first', 'second'].map((name) => engine.query(slowly, { name }).then(note(name)))
    await engine.query(countSomething, { number: 1, word: 'quick' }).then(note('quick'))
    await Promise.all(slow)
    expect(over).toEqual(['quick', expect.any(String), expect.any(String)])
  })

  const countSomething = namedQuery({
    name: 'count_something',
    sql: 'SELECT {number:UInt32} AS number, {word:String} AS word, count() AS counted FROM numbers({number:UInt32})',
    params: z.object({ number: z.int(), word: z.string() }),
    row: z.object({ number: z.int(), word: z.string(), counted: z.int() }),
  })
  it('have precedence over inserts, and a slow one does not block inserts', async () => {
    await engine.command('CREATE TABLE added (word String) ENGINE = MergeTree ORDER BY word')
    const over: string[] = []
    const note = (name: string) => () => over.push(name)
    const slow = engine.query(slowly, { name: 'slow' }).then(note('slow'))
    const quick = engine.query(countSomething, { number: 1, word: 'quick' }).then(note('quick'))
    const added = engine.insert('added', [{ word: 'added' }]).then(note('added'))
    await Promise.all([slow, quick, added])
    expect(over).toEqual(['quick', 'added', 'slow'])
  })
  const refused = namedQuery({
    name: 'refused',
    sql: 'SELECT throwIf(number = {number:UInt32}) AS number FROM numbers(100000)',
    params: z.object({ number: z.int() }),
    row: z.object({ number: z.int() }),
  })
  const noted = namedQuery({
    name: 'noted',
    sql: 'SELECT word, number, count() AS counted FROM noted GROUP BY word, number ORDER BY number',
    params: z.object({}),
    row: z.object({ word: z.string(), number: z.int(), counted: z.int() }),
  })

  it('have precedence over commands, each of which blocks new ones', async () => {
    const over: string[] = []
    const note = (name: string) => () => over.push(name)
    const reads = Array.from({ length: 9 }, (_, number) =>
      engine.query(countSomething, { number, word: 'quick' }).then(note('read')),
    )
    const commands = Array.from({ length: 4 }, () => engine.command('SELECT sleep(0.2)').then(note('command')))
    await Promise.all([...reads, ...commands])
    expect(over.slice(-3)).toEqual(['command', 'command', 'command'])
  })

  const callers = 10
  it('each use their own parameters, even beside failing ones and commands', async () => {
    await engine.command('CREATE TABLE noted (word String, number UInt32) ENGINE = MergeTree ORDER BY number')
    const written = Array.from({ length: 8 }, (_, at) => ({ word: `it's \\ ${at}`, number: at, counted: at + 1 }))
    const insert = 'INSERT INTO noted SELECT {word:String}, {number:UInt32} FROM numbers({counted:UInt32})'
    let isWritten = false
    const read = async (at: number): Promise<void> => {
      const one = { number: (at * 7_919) % 50_000, word: `it's \\ ${at}` }
      if (at % 20 === 0)
        await expect(engine.query(refused, { number: one.number + 1 })).rejects.toThrow(StatisticsError)
      else expect(await engine.query(countSomething, one)).toEqual([{ ...one, counted: one.number }])
      if (at < 400 || !isWritten) await read(at + callers)
    }
    const reading = Array.from({ length: callers }, (_, at) => read(at))
    await Promise.all(written.map((one) => engine.command(insert, one))).finally(() => (isWritten = true))
    await Promise.all(reading)
    expect(await engine.query(noted, {})).toEqual(written)
  })
})
