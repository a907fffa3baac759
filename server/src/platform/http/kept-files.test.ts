import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { dayMs } from '@foyer/contract/vocabulary/days.ts'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { useFoyer } from '../../../test/foyer.ts'
import { makeScratchFolder } from '../../../test/scratch.ts'
import { movableClock } from '../clock.ts'
import { createLog } from '../log.ts'
import { findKeptFile, keepBuiltFiles } from './kept-files.ts'
import { mountPages } from './pages.ts'
import { createHttp } from './server.ts'

const clock = movableClock()

const foyer = useFoyer()
let root: string
const servers: FastifyInstance[] = []

const writeFiles = (folder: string, files: Readonly<Record<string, string | Buffer>>): void => {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
}

/** A version of the front end: its files, on a server of its own with the same database. */
const build = async (version: string, files: Readonly<Record<string, string | Buffer>>) => {
  const folder = join(root, version)
  writeFiles(folder, { 'index.html': `page of ${version}`, ...files })
  const { database } = foyer.platform
  const http = await createHttp({ log: createLog('silent'), trustedProxies: [] })
  await mountPages(http, { folder, partsOf: () => undefined, findKept: (name) => findKeptFile(database, name) })
  const url = await http.listen({ port: 0, host: '127.0.0.1' })
  servers.push(http)
  const start = (): Promise<void> => keepBuiltFiles(foyer.database_url, join(folder, 'assets'), clock)
  await start()
  return { folder, start, url, ask: (name: string, headers = {}) => fetch(`${url}/assets/${name}`, { headers }) }
}

beforeAll(async () => {
  root = makeScratchFolder('foyer-kept-')
})
afterAll(async () => {
  for (const server of servers) await server.close()
  rmSync(root, { recursive: true, force: true })
})

it('a server of one version serves the files of the other, until no version has had them for thirty days', async () => {
  const words = 'export const words = "of the first"'
  const first = await build('first', {
    'assets/page-1.js': words,
    'assets/page-1.js.gz': gzipSync(words),
    'assets/console/frame-1.css': 'main { color: red }',
    'assets/letters-1.woff2': Buffer.from([0, 255, 1]),
    'assets/worker.1.mjs': 'postMessage(1)',
  })
  const second = await build('second', { 'assets/page-2.js': 'export const words = "of the second"' })

  const beyond = await first.ask('page-1.js', { 'accept-encoding': 'identity', range: 'bytes=4000-' })
  expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${words.length}`])
  expect([await beyond.text(), beyond.headers.get('cache-control')]).toEqual(['', 'no-store'])

  const page = await second.ask('page-1.js')
  expect([page.status, await page.text()]).toEqual([200, words])
  expect(page.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect(page.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(page.headers.get('content-encoding')).toBe('gzip')
  const plain = await second.ask('page-1.js', { 'accept-encoding': 'identity' })
  expect([await plain.text(), plain.headers.get('content-encoding')]).toEqual([words, null])
  const style = await second.ask('console/frame-1.css')
  expect([style.headers.get('content-type'), await style.text()]).toEqual([
    'text/css; charset=utf-8',
    'main { color: red }',
  ])
  const letters = await second.ask('letters-1.woff2')
  expect([...new Uint8Array(await letters.arrayBuffer())]).toEqual([0, 255, 1])
  // Its content security policy is the same as on the server of its own build.
  const [there, here] = [await first.ask('worker.1.mjs'), await second.ask('worker.1.mjs')]
  const policy = here.headers.get('content-security-policy')
  expect([policy?.includes(`script-src 'self'`), policy]).toEqual([true, there.headers.get('content-security-policy')])
  // The earlier version also serves files of the later one, because a proxy may mix their pages.
  expect(await (await first.ask('page-2.js')).text()).toBe('export const words = "of the second"')

  for (const name of ['page-3.js', '..%2findex.html', 'page-1.js.gz', '%00', `${'x'.repeat(300)}.js`])
    expect((await second.ask(name)).status, name).toBe(404)

  clock.offset_ms = 29 * dayMs
  await build('third', { 'assets/page-2.js': 'export const words = "of the second"', 'assets/page-3.js': '3' })
  expect((await second.ask('page-1.js')).status).toBe(200)
  clock.offset_ms = 31 * dayMs
  const last = await build('fourth', { 'assets/page-4.js': '4' })
  expect((await second.ask('page-1.js')).status).toBe(404)
  // In use for more than 30 days, and replaced only just now.
  expect((await last.ask('page-2.js')).status).toBe(200)
  // Rolling back to a version stores its files again.
  await first.start()
  expect((await last.ask('page-1.js')).status).toBe(200)
})

it('a server whose folder was rebuilt while it runs keeps serving the files of its own pages', async () => {
  const { folder, ask } = await build('running', { 'assets/early-1.js': '1', 'assets/both-1.js': 'of both' })
  rmSync(join(folder, 'assets'), { recursive: true })
  writeFiles(folder, { 'assets/late-1.js': '2', 'assets/both-1.js': 'of both' })
  const early = await ask('early-1.js')
  expect([early.status, await early.text()]).toEqual([200, '1'])
  expect(early.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(await (await ask('both-1.js')).text()).toBe('of both')
})

it('a picture of a brand is cached for minutes, because a new one has the same name', async () => {
  const { url } = await build('branded', { 'brands/aurora.svg': '<svg/>', 'worker.js': 'skip()' })
  const kept = async (path: string) => (await fetch(`${url}${path}`)).headers.get('cache-control')
  expect(await kept('/brands/aurora.svg')).toBe('public, max-age=300, stale-while-revalidate=86400')
  expect(await kept('/worker.js')).toBe('no-cache')
})

it('a start whose files are already stored writes nothing', async () => {
  const { start } = await build('again', { 'assets/again-1.js': '1' })
  const rows = async () =>
    (await foyer.platform.database.pool.query('select name, xmin::text from platform.page_file order by name')).rows
  const before = await rows()
  await start()
  expect(await rows()).toEqual(before)
  expect(before.length).toBeGreaterThan(0)
})

it.each([
  `insert into platform.page_file (name, body, compressed) values ('evil.js', 'alert(1)', false)`,
  `update platform.page_file set body = 'alert(1)'`,
  'delete from platform.page_file',
])('the role that serves requests may not write what browsers run: %s', async (statement) => {
  await expect(foyer.platform.database.pool.query(statement)).rejects.toThrow('permission denied')
})
