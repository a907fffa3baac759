// @module-tag long
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeScratchFolder } from '../test/scratch.ts'
import { freePort } from '../test/server-process.ts'
import { createTestDatabase } from '../test/test-database.ts'
import { startEmbeddedPostgres } from './platform/database/embedded-postgres.ts'

const main = join(import.meta.dirname, 'main.ts')

interface Ended {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

const endIt = (child: ChildProcess): void => void child.kill('SIGTERM')

/**
 * Runs the server until it exits by itself, or stops it once it listens at `url`. Without `url`, calls `whenReady` when
 * it is ready, which stops it by default.
 */
const run = (environment: Readonly<Record<string, string>>, url?: string, whenReady = endIt): Promise<Ended> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [main], {
      env: { ...process.env, PORT: '0', FOYER_CONFIG: '', ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let stdout = ''
    let stderr = ''
    child.stdout.on('data', (chunk: Buffer) => {
      stdout += chunk.toString()
      // A second signal would end the process at once, without the orderly shutdown.
      if (url === undefined && chunk.includes('Foyer is ready at')) whenReady(child)
    })
    child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()))
    child.once('close', (code) => resolve({ code, stdout, stderr }))
    if (url !== undefined) void answered(url).then(() => endIt(child))
  })

const answered = async (url: string): Promise<void> => {
  while (
    !(await fetch(url).then(
      () => true,
      () => false,
    ))
  )
    await delay(5)
}

let folder: string
beforeAll(() => {
  folder = makeScratchFolder('foyer-main-')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A configuration with one brand and without the demo. Returns the file. */
const plain = (level: string): string => {
  const file = join(folder, `plain-${level}.yaml`)
  writeFileSync(
    file,
    `secret: a-secret-of-sixteen
log_level: ${level}
brands:
  aurora:
    { name: A, hosts: ['*'], default_locale: en, currency: EUR, colors: { primary: '#006a7c', secondary: '#6a57d9', text: '#10262c' },
      logo: /l.svg, mail_from: a@a.example, seller: { legal_name: A, address_lines: [] }, invoice_prefix: AUR }
`,
  )
  return file
}

const oneLine = (text: string): string[] => text.trim().split('\n')

describe('a start that cannot succeed says why in one line and exits with 1', () => {
  it('an unreachable DATABASE_URL', async () => {
    const { code, stderr } = await run({
      FOYER_DATA: join(folder, 'a'),
      DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none',
    })
    expect(code).toBe(1)
    expect(oneLine(stderr)).toEqual([
      expect.stringMatching(/^The database at 127\.0\.0\.1:1\/none cannot be reached \(DATABASE_URL\)/),
    ])
  })

  it('a wrong configuration key', async () => {
    const file = join(folder, 'wrong.yaml')
    writeFileSync(file, 'secret: a-secret-of-sixteen\nbrand: {}\n')
    const { code, stderr } = await run({ FOYER_DATA: join(folder, 'b'), FOYER_CONFIG: file })
    expect(code).toBe(1)
    expect(oneLine(stderr)).toEqual([expect.stringMatching(/^Configuration: brand/)])
  })

  it('a taken port, before it has created a database', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => other.once('listening', resolve))
    const address = other.address()
    const port = typeof address === 'object' && address !== null ? String(address.port) : ''
    const data = join(folder, 'c')
    try {
      const { code, stderr } = await run({ FOYER_DATA: data, PORT: port })
      expect(code).toBe(1)
      expect(oneLine(stderr)).toEqual([`The port is taken (127.0.0.1:${port}): stop what uses it or set PORT.`])
      expect(existsSync(data)).toBe(false)
    } finally {
      other.close()
    }
  })

  it('a data folder that is a file', async () => {
    const file = join(folder, 'file')
    writeFileSync(file, '')
    const { code, stderr } = await run({ FOYER_DATA: file })
    expect(code).toBe(1)
    expect(oneLine(stderr)).toEqual([expect.stringContaining(`The data folder ${file} (FOYER_DATA) cannot be written`)])
  })

  it('a data folder whose database lost a file', async () => {
    const data = join(folder, 'damaged')
    mkdirSync(data)
    const postgres = await startEmbeddedPostgres(join(data, 'postgres'))
    await postgres.stop()
    truncateSync(join(data, 'postgres/global/pg_control'), 100)
    const { code, stderr } = await run({ FOYER_DATA: data })
    expect(code).toBe(1)
    expect(oneLine(stderr)).toEqual([
      expect.stringMatching(new RegExp(`^PostgreSQL cannot open ${join(data, 'postgres')}: .*(FATAL|PANIC)`)),
    ])
  })

  it('a folder that only looks like a database', async () => {
    const data = join(folder, 'empty')
    mkdirSync(join(data, 'postgres'), { recursive: true })
    const { code, stderr } = await run({ FOYER_DATA: data })
    expect(code).toBe(1)
    expect(oneLine(stderr)).toEqual([
      `${join(data, 'postgres')} is not a PostgreSQL data folder: restore it from a backup or remove it.`,
    ])
  })
})

describe('a start that was interrupted', () => {
  it('leaves nothing half done: the next one starts again', async () => {
    const data = join(folder, 'half')
    mkdirSync(join(data, 'postgres.partial/base'), { recursive: true })
    const postgres = await startEmbeddedPostgres(join(data, 'postgres'))
    await postgres.stop()
    expect(readdirSync(data)).toEqual(['postgres'])
  })
})

describe('an embedded PostgreSQL that crashes', () => {
  it('F8 is logged and ends the server with 1 at once, so that the supervisor restarts both', async () => {
    const data = join(folder, 'dying')
    const environment = { FOYER_DATA: data, FOYER_CONFIG: plain('error'), SMTP_URL: 'smtp://127.0.0.1:1' }
    const { code, stdout, stderr } = await run(environment, undefined, () => {
      const [pid = ''] = readFileSync(join(data, 'postgres/postmaster.pid'), 'utf8').split('\n')
      process.kill(Number(pid), 'SIGKILL')
    })
    expect({ code, stderr }).toEqual({ code: 1, stderr: '' })
    expect(stdout).toContain('"msg":"PostgreSQL has ended by itself, and Foyer ends with it"')
  })
})

describe('SIGTERM', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>
  let environment: Readonly<Record<string, string>>
  beforeAll(async () => {
    database = await createTestDatabase()
    environment = {
      FOYER_DATA: join(folder, 'd'),
      DATABASE_URL: database.url,
      FOYER_CONFIG: plain('silent'),
      SMTP_URL: 'smtp://127.0.0.1:1',
    }
  })
  afterAll(() => database.drop())

  it('ends the server with 0', async () => {
    const { code, stdout, stderr } = await run(environment)
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(oneLine(stdout)).toEqual([expect.stringMatching(/^Foyer is ready at http:\/\/127\.0\.0\.1:\d+$/)])
  })

  it('F01 stops an embedded PostgreSQL too, without a warning about the closed connections', async () => {
    const own = { FOYER_DATA: join(folder, 'own'), FOYER_CONFIG: plain('warn'), SMTP_URL: 'smtp://127.0.0.1:1' }
    const { code, stdout } = await run({ ...own, DATABASE_URL: '' })
    expect(code).toBe(0)
    expect(stdout).not.toMatch(/line to the database|job queue|57P01/)
  })

  it('ends a server that has only just begun to listen with 0 too', async () => {
    const port = await freePort()
    const { code, stderr } = await run({ ...environment, PORT: String(port) }, `http://127.0.0.1:${port}/readyz`)
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  })

  it('F01 stops cleanly, with an embedded PostgreSQL, even if a client keeps sending requests and reads no answers', async () => {
    const port = await freePort()
    const file = plain('error')
    const data = join(folder, 'unread')
    const own = { FOYER_DATA: data, FOYER_CONFIG: file, SMTP_URL: 'smtp://127.0.0.1:1', DATABASE_URL: '' }
    let reader: Socket | undefined
    const ended = await run({ ...own, PORT: String(port) }, undefined, (child) => {
      reader = connect(port, '127.0.0.1', () => {
        reader?.write('GET /openapi.json HTTP/1.1\r\nhost: a\r\n\r\n'.repeat(100_000))
        setTimeout(() => endIt(child), 1_000)
      })
      reader.pause().on('error', () => undefined)
    })
    reader?.destroy()
    expect(ended).toMatchObject({ code: 0, stderr: '' })
    expect(existsSync(join(data, 'postgres/postmaster.pid'))).toBe(false)
  })
})
