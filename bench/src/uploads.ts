import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { startEmbeddedPostgres } from '../../server/src/platform/database/embedded-postgres.ts'
import { report, type Row } from './report.ts'
import { type Customer, seed } from './seed.ts'
import { serve, type Served } from './serve.ts'

const megabyte = 1024 * 1024
const fileBytes = 20 * megabyte
/** The most memory that 50 concurrent uploads may use beyond 5: the data in flight, and at most a tenth of their files. */
const goalMegabytes = 100

const boundary = 'a-boundary-of-the-bench'
const textPart = (name: string, value: string): string =>
  `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
const fields = { title: 'A capture', description: 'Attached', kind: 'support', product: 'iptv' }
const head = Buffer.from(
  `${Object.entries(fields)
    .map(([name, value]) => textPart(name, value))
    .join('')}--${boundary}\r\ncontent-disposition: form-data; name="files[]"; filename="capture.ts"\r\n\r\n`,
)
const tail = Buffer.from(`\r\n--${boundary}--\r\n`)

const chunk = Buffer.alloc(64 * 1024, 0x47)
const body = function* (): Generator<Buffer> {
  yield head
  for (let sent = 0; sent < fileBytes; sent += chunk.length) yield chunk
  yield tail
}

/** One ticket with one file of 20 MB, streamed on this side too. */
export const upload = async (url: string, token: string): Promise<void> => {
  const sending = request(new URL('/talks-client/api/v1/tickets', url), {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'idempotency-key': crypto.randomUUID(),
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'content-length': head.length + fileBytes + tail.length,
    },
  })
  const answered = new Promise<number>((resolve, reject) => {
    sending.on('response', (answer) => {
      answer.resume()
      resolve(answer.statusCode ?? 0)
    })
    sending.on('error', reject)
  })
  await pipeline(Readable.from(body(), { objectMode: false }), sending)
  const status = await answered
  if (status !== 201) throw new Error(`an upload was answered ${status}`)
}

/** The kernel's figures for a process: current resident memory, and its peak since the last reset. */
export const memoryOf = (pid: number, figure: 'VmRSS' | 'VmHWM'): number => {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(new RegExp(`${figure}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1024
}

export const forgetPeak = (pid: number): void => writeFileSync(`/proc/${pid}/clear_refs`, '5')

const round = async ({ url, pid }: Served, token: string, count: number): Promise<Row & { peak: number }> => {
  const before = memoryOf(pid, 'VmRSS')
  forgetPeak(pid)
  const began = performance.now()
  await Promise.all(Array.from({ length: count }, () => upload(url, token)))
  const seconds = (performance.now() - began) / 1000
  const peak = memoryOf(pid, 'VmHWM')
  return {
    'uploads at once': count,
    'file MB': fileBytes / megabyte,
    seconds: Number(seconds.toFixed(1)),
    'MB/s': Math.round((count * fileBytes) / megabyte / seconds),
    'memory before MB': Math.round(before),
    peak: Math.round(peak),
  }
}

const signIn = async (url: string, { email, password }: Customer): Promise<string> => {
  const basic = Buffer.from(`${email}:${password}`).toString('base64')
  const headers = { authorization: `Basic ${basic}`, 'x-tenant': 'aurora', 'idempotency-key': crypto.randomUUID() }
  const answer = await fetch(`${url}/billing/api/v1/login`, { method: 'POST', headers })
  return ((await answer.json()) as { access_token: string }).access_token
}

/** The server's memory during 5 and then 50 concurrent uploads of 20 MB. */
export const uploads = async (): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-bench-'))
  const postgres = await startEmbeddedPostgres(join(folder, 'postgres'), { max_connections: '120' })
  const env = { DATABASE_URL: postgres.url, FOYER_DATA: join(folder, 'data'), PORT: '0', LOG_LEVEL: 'error' }
  const { customer } = await seed(env)
  const served = await serve('../../server/test/serve.ts', env)
  try {
    const token = await signIn(served.url, customer)
    const forget = async (): Promise<void> => {
      const client = new pg.Client({ connectionString: postgres.url })
      await client.connect()
      await client.query('update support.attachment set account_id = null')
      await client.end()
    }
    // One-time compilation and opening are done before the measurement.
    await round(served, token, 5)
    const few = await round(served, token, 5)
    // Fifty files are the maximum of an account, so the earlier ones are deleted.
    await forget()
    const many = await round(served, token, 50)
    const rise = many.peak - few.peak
    report('uploads', [few, { ...many, 'rise MB': rise, goal: `at most ${goalMegabytes}` }])
  } finally {
    served.stop()
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
