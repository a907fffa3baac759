// @module-tag long
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import * as fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { makeScratchFolder } from '../../../test/scratch.ts'
import type { Answer, Message, ProcessOptions } from './embedded-protocol.ts'
import { type EngineProcess, startEngineProcess } from './engine-process.ts'
import { namedQuery } from './engine.ts'
import { openStatistics } from './open-statistics.ts'
import { quietLog, signal } from './testing/engines.ts'

const makeNotes = 'CREATE TABLE IF NOT EXISTS notes (n UInt32, text String) ENGINE = MergeTree ORDER BY n'
const clearNotes = 'TRUNCATE TABLE notes'

interface Note {
  readonly n: number
  readonly text: string
}

let folder: string
beforeAll(async () => {
  folder = makeScratchFolder('foyer-statistics-')
})
afterAll(() => rm(folder, { recursive: true }))

/** The engine's process, with the test in control of its message channel and its pipe. */
const startProcess = async (path: string) => {
  const options: ProcessOptions = { path, values_pipe: 4, readers: 1, settings: { read: {}, write: {}, insert: {} } }
  const child: ChildProcess = fork(join(import.meta.dirname, 'embedded-process.ts'), [JSON.stringify(options)], {
    serialization: 'advanced',
    execArgv: [],
    env: { TZ: 'UTC' },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc', 'pipe'],
  })
  const pipe = child.stdio[4]
  if (!(pipe instanceof Writable)) throw new Error('there is no pipe')
  const [ready] = (await once(child, 'message')) as [Answer]
  if (ready.type !== 'ready') throw new Error(`the engine is not ready: ${JSON.stringify(ready)}`)
  const waiting = new Map<number, (answer: Answer) => void>()
  child.on('message', (answer: Answer) => 'id' in answer && waiting.get(answer.id)?.(answer))
  let last = 0
  const call = (request: Message): Promise<Answer> =>
    new Promise((resolve) => {
      last += 1
      waiting.set(last, resolve)
      child.send({ id: last, request })
    })
  return {
    pipe,
    call,
    insert: (bytes: number) => call({ kind: 'insert', table: 'notes', columns: ['n', 'text'], bytes }),
    notes: async (): Promise<Note[]> => {
      const answer = await call({ kind: 'query', sql: 'SELECT n, text FROM notes ORDER BY n', params: {} })
      if (answer.type !== 'done') throw new Error(`the engine refused: ${JSON.stringify(answer)}`)
      const lines = Buffer.from(answer.rows).toString().split('\n')
      return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as Note)
    },
    stop: async (): Promise<void> => {
      const ended = once(child, 'exit')
      child.disconnect()
      await ended
    },
  }
}

const valuesOf = (notes: readonly Note[]): Buffer =>
  Buffer.from(notes.map(({ n, text }) => `${JSON.stringify([n, text])}\n`).join(''))

describe('the values of inserts, on their way to the engine', () => {
  let engine: Awaited<ReturnType<typeof startProcess>>
  beforeAll(async () => {
    engine = await startProcess(join(folder, 'by-hand'))
    await engine.call({ kind: 'command', sql: makeNotes, params: {} })
  })
  beforeEach(() => engine.call({ kind: 'command', sql: clearNotes, params: {} }))
  afterAll(() => engine.stop())

  it('belong to their insert, however their bytes are split and whether they arrive before or after its message', async () => {
    const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 20 }), fc.constant('ж😀\n'.repeat(30_000)))
    const inserts = fc.array(fc.array(text, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 4 })
    const property = fc.asyncProperty(
      inserts,
      fc.array(fc.nat(), { maxLength: 6 }),
      fc.nat(2),
      async (texts, places, ahead) => {
        await engine.call({ kind: 'command', sql: clearNotes, params: {} })
        let n = 0
        const sent = texts.map((some) => some.map((one): Note => ({ n: (n += 1), text: one.toWellFormed() })))
        const values = sent.map(valuesOf)
        const all = Buffer.concat(values)
        const cuts = [...places.map((place) => place % all.length), all.length].sort((a, b) => a - b)
        const pieces = cuts.map((end, at) => all.subarray(cuts[at - 1] ?? 0, end))
        const write = async (some: readonly Buffer[]): Promise<void> => {
          for (const piece of some) await new Promise((resolve) => engine.pipe.write(piece, resolve))
        }
        // A pipe buffers only so much before anybody reads from it.
        const early = all.length < 16_384 ? ahead : 0
        await write(pieces.slice(0, early))
        const late = write(pieces.slice(early))
        for (const one of values) expect(await engine.insert(one.length)).toMatchObject({ type: 'done' })
        await late
        expect(await engine.notes()).toEqual(sent.flat())
      },
    )
    await fc.assert(property, { numRuns: 25 })
  })

  it('of tens of megabytes arrive completely, and a read is answered during that', async () => {
    const notes = Array.from({ length: 300 }, (_, n) => ({
      n,
      text: String.fromCharCode(97 + (n % 26)).repeat(100_000),
    }))
    const values = valuesOf(notes)
    const half = Math.floor(values.length / 2)
    const inserted = engine.insert(values.length)
    engine.pipe.write(values.subarray(0, half))
    expect(await engine.notes()).toEqual([])
    engine.pipe.write(values.subarray(half))
    expect(await inserted).toMatchObject({ type: 'done' })
    expect(await engine.notes()).toEqual(notes)
  })

  it('that the engine refuses do not affect the next', async () => {
    const broken = Buffer.from('["no number", 1]\n[2,\n')
    engine.pipe.write(broken)
    expect(await engine.insert(broken.length)).toMatchObject({ type: 'refused' })
    const whole = valuesOf([{ n: 7, text: 'seven' }])
    engine.pipe.write(whole)
    expect(await engine.insert(whole.length)).toMatchObject({ type: 'done' })
    expect(await engine.notes()).toEqual([{ n: 7, text: 'seven' }])
  })

  it('that break off are refused, and nothing of them is stored', async () => {
    const other = await startProcess(join(folder, 'broken-off'))
    await other.call({ kind: 'command', sql: makeNotes, params: {} })
    const values = valuesOf([
      { n: 1, text: 'one' },
      { n: 2, text: 'two' },
    ])
    other.pipe.end(values.subarray(0, 12))
    expect(await other.insert(values.length)).toMatchObject({ type: 'refused' })
    expect(await other.notes()).toEqual([])
    await other.stop()
  })
})

const noParams = z.object({})
const batch = 100_000
/** The text of a note follows from its insert, so that a mix-up is visible. */
const noteOf = (insert: number, at: number): Readonly<Record<string, unknown>> => {
  const n = insert * batch + at
  return { n, text: String(n).repeat(1 + (n % 50)) }
}
const notesByInsert = namedQuery({
  name: 'notes_by_insert',
  sql: `SELECT intDiv(n, ${batch}) AS insert, uniqExact(n) AS notes, countIf(text != repeat(toString(n), 1 + n % 50)) AS wrong
    FROM notes GROUP BY insert ORDER BY insert`,
  params: noParams,
  row: z.object({ insert: z.int(), notes: z.int(), wrong: z.int() }),
})

describe('inserts beside reads', () => {
  it('are stored completely or not at all, whatever is read during that', async () => {
    const engine = await openStatistics({ path: join(folder, 'as-it-is'), log: quietLog })
    await engine.command(makeNotes)
    const sizes = Array.from({ length: 16 }, (_, insert) => [1, 3, 4_000, 700][insert % 4] ?? 1)
    const whole = sizes.map((notes, insert) => ({ insert, notes, wrong: 0 }))
    const inserts = sizes.map((size, insert) =>
      engine.insert(
        'notes',
        Array.from({ length: size }, (_, at) => noteOf(insert, at)),
      ),
    )
    // As many reads as inserts, and each may run between any two of them.
    for (const inserted of inserts) {
      for (const row of await engine.query(notesByInsert, {})) expect(row).toEqual(whole[row.insert])
      await inserted
    }
    expect(await engine.query(notesByInsert, {})).toEqual(whole)
    await engine.close()
  })

  it('whose engine dies during the transfer are rejected and store nothing', async () => {
    const path = join(folder, 'dying')
    const options = { path, readers: 1, settings: { read: {}, write: {}, insert: {} } }
    const patience = 60_000
    const first = await startEngineProcess(options, quietLog, 0)
    const insert = (engine: EngineProcess, notes: readonly Note[]) =>
      engine.call({ kind: 'insert', table: 'notes', columns: ['n', 'text'], values: valuesOf(notes) }, patience)
    await first.call({ kind: 'command', sql: makeNotes, params: {} }, patience)
    await insert(first, [{ n: 1, text: 'before' }])
    // The frozen process reads no more, and the pipe buffers only a small part of the values.
    signal(path, 'SIGSTOP')
    const cut = insert(
      first,
      Array.from({ length: 20_000 }, (_, n) => ({ n, text: 'x'.repeat(1_000) })),
    )
    signal(path, 'SIGKILL')
    await expect(cut).rejects.toMatchObject({ fault: 'unavailable' })
    await first.ended

    const second = await startEngineProcess(options, quietLog, 15_000)
    await insert(second, [{ n: 2, text: 'after' }])
    const rows = await second.call({ kind: 'query', sql: 'SELECT n, text FROM notes ORDER BY n', params: {} }, patience)
    expect(Buffer.from(rows).toString()).toBe('{"n":1,"text":"before"}\n{"n":2,"text":"after"}\n')
    await second.stop()
  })
})
