import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { getProfile } from '@foyer/contract/account/endpoints.ts'
import { listOrders } from '@foyer/contract/billing/endpoints.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { useFoyer } from '../../../test/foyer.ts'
import { giveInvoice } from '../../../test/licences.ts'
import { createPerson, type Person } from '../../../test/people.ts'
import { makeScratchFolder } from '../../../test/scratch.ts'
import { createLog } from '../log.ts'
import { mountPages, type PageParts } from './pages.ts'
import { createHttp } from './server.ts'

const foyer = useFoyer()
let olga: Person
beforeAll(async () => {
  olga = await createPerson(foyer)
  for (let count = 0; count < 3; count += 1) await giveInvoice(foyer, olga)
})

describe('a long answer', () => {
  const ask = (taken: string, known = '') =>
    olga.client.send('GET', listOrders.url, { headers: { 'accept-encoding': taken, 'if-none-match': known } })

  it('is compressed for those who accept it, with the same content', async () => {
    const [plain, gzipped] = [await ask('identity'), await ask('br, gzip')]
    expect(plain.bytes.length).toBeGreaterThan(1_000)
    expect(gzipped.body).toEqual(plain.body)
    const tellingOf = ({ headers }: typeof plain) => [headers.get('content-encoding'), headers.get('vary')]
    expect([tellingOf(plain), tellingOf(gzipped)]).toEqual([
      [null, 'accept-encoding'],
      ['gzip', 'accept-encoding'],
    ])
    expect(Number(gzipped.headers.get('content-length'))).toBeLessThan(plain.bytes.length * 0.7)
  })

  it.each(['', 'br', 'gzip;q=0', 'gzip; q=0.0, br'])('is not compressed for those who send %j', async (taken) => {
    expect((await ask(taken)).headers.get('content-encoding')).toBeNull()
  })

  it('API-62 has its own tag in each form, with which it is reported unchanged', async () => {
    const tags = [(await ask('identity')).headers.get('etag') ?? '', (await ask('gzip')).headers.get('etag') ?? '']
    expect(new Set(tags).size).toBe(2)
    const statuses = async (taken: string) => [
      (await ask(taken, tags[0])).status,
      (await ask(taken, `W/${tags[1]}`)).status,
    ]
    expect(await statuses('identity')).toEqual([304, 200])
    expect(await statuses('gzip')).toEqual([200, 304])
    expect((await ask('gzip', tags[1])).headers.get('content-encoding')).toBeNull()
  })
})

it('a short answer is not compressed, because it fits into one packet', async () => {
  const { bytes, headers } = await olga.client.send('GET', getProfile.url, { headers: { 'accept-encoding': 'gzip' } })
  expect(bytes.length).toBeLessThan(1_000)
  expect([headers.get('content-encoding'), headers.get('vary')]).toEqual([null, null])
})

const withPages = async (work: (url: string) => Promise<void>): Promise<void> => {
  const folder = makeScratchFolder('foyer-page-')
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), '<html lang="en"><script>1</script><!--foyer:head--></html>')
  const parts: PageParts = {
    key: 'aurora',
    lang: 'en',
    title: 'Aurora',
    icon: '/i.svg',
    logos: ['/i.svg'],
    style: ':root{}',
    data: {},
    manifest: {},
  }
  const http = await createHttp({ log: createLog('silent'), trustedProxies: [] })
  await mountPages(http, { folder, partsOf: () => parts, findKept: async () => undefined })
  const url = await http.listen({ port: 0, host: '127.0.0.1' })
  try {
    await work(url)
  } finally {
    await http.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

it('the page itself is compressed for those who accept it', () =>
  withPages(async (url) => {
    const ask = (taken: string) => fetch(url, { headers: { accept: 'text/html', 'accept-encoding': taken } })
    const [plain, gzipped] = [await ask('identity'), await ask('gzip')]
    const tellingOf = ({ headers }: Response) => [headers.get('content-encoding'), headers.get('vary')]
    expect([tellingOf(plain), tellingOf(gzipped)]).toEqual([
      [null, 'accept-encoding'],
      ['gzip', 'accept-encoding'],
    ])
    const html = await plain.text()
    expect(html).toContain('<title>Aurora</title>')
    expect(await gzipped.text()).toBe(html)
  }))

it('the page exists only at its addresses, even for requests of its headers', () =>
  withPages(async (url) => {
    const statusOf = async (method: string, path: string): Promise<number> =>
      (await fetch(new URL(path, url), { method, headers: { accept: 'text/html' } })).status
    expect([await statusOf('GET', '/invoices/1'), await statusOf('HEAD', '/invoices/1')]).toEqual([200, 200])
    expect(await statusOf('GET', '/index.html')).toBe(404)
    for (const path of ['/billing/api/v1/nosuch', '/talks-client/api/v1/nosuch'])
      expect([path, await statusOf('GET', path)]).toEqual([path, 404])
  }))
