import { once } from 'node:events'
import { mkdirSync, readdirSync, readlinkSync, rmSync } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { join, relative } from 'node:path'
import { Readable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { makeScratchFolder } from '../../../test/scratch.ts'
import { type Blobs, folderBlobs, s3Blobs } from './blobs.ts'
import { type S3StandIn, startS3 } from './testing/s3-stand-in.ts'

let folder: string
let s3: S3StandIn
const stores: Record<string, Blobs> = {}
beforeAll(async () => {
  folder = makeScratchFolder('foyer-blobs-')
  s3 = await startS3()
  stores['folder'] = folderBlobs(folder)
  stores['S3'] = s3Blobs(s3.settings)
})
afterAll(() => {
  s3.close()
  rmSync(folder, { recursive: true })
})

describe.each(['folder', 'S3'])('blobs in a %s', (kind) => {
  const store = (): Blobs => {
    const found = stores[kind]
    if (found === undefined) throw new Error(`no store ${kind}`)
    return found
  }

  it('are returned as stored, and missing when deleted', async () => {
    await store().ping()
    await store().put('aurora/one', Readable.from([Buffer.from('first '), Buffer.from('second')]))
    expect(await text(await store().get('aurora/one'))).toBe('first second')
    expect(await store().has('aurora/one')).toBe(true)
    await store().delete('aurora/one')
    expect(await store().has('aurora/one')).toBe(false)
    await expect(store().get('aurora/one')).rejects.toThrow()
  })

  it('are streamed: complete, in order, and byte for byte', async () => {
    const large = Array.from({ length: 48 }, (_, at) => Buffer.alloc(256 * 1024, at))
    await store().put('aurora/large', Readable.from(large))
    expect((await buffer(await store().get('aurora/large'))).equals(Buffer.concat(large))).toBe(true)
    await store().delete('aurora/large')
    await expect(store().get('aurora/large')).rejects.toThrow()
  })

  it('that never existed are deleted without an error, and not found', async () => {
    await store().delete('aurora/never')
    await expect(store().get('aurora/never')).rejects.toMatchObject({ status: 404, message: 'not_found' })
  })

  it('written twice concurrently under one key are both accepted, and one of them is stored', async () => {
    const write = (text: string) => store().put('aurora/both', Readable.from([Buffer.from(text)]))
    await Promise.all([write('one'), write('two')])
    expect(['one', 'two']).toContain(await text(await store().get('aurora/both')))
    await store().delete('aurora/both')
  })

  it('refuse a key that could leave their directory', async () => {
    await expect(async () => store().put('../outside', Readable.from(['x']))).rejects.toThrow('not a blob key')
    await expect(async () => store().get('aurora/../../etc')).rejects.toThrow('not a blob key')
  })
})

describe('a bucket whose server does not answer', () => {
  it('F11 is not waited for endlessly, in any operation', async () => {
    const mute = createServer(() => undefined).listen(0, '127.0.0.1')
    await once(mute, 'listening')
    const endpoint = `http://127.0.0.1:${(mute.address() as AddressInfo).port}`
    const store = s3Blobs({ ...s3.settings, endpoint }, { connectMs: 300, answerMs: 300 })
    const asked = [
      store.ping(),
      store.get('aurora/one'),
      store.put('aurora/one', Readable.from([Buffer.from('one')])),
      store.delete('aurora/one'),
    ]
    for (const outcome of await Promise.allSettled(asked))
      expect(outcome).toMatchObject({ status: 'rejected', reason: { name: 'TimeoutError' } })
    mute.close()
  })
})

describe('an upload to a folder', () => {
  it('is not visible under its name until it is complete, and then on the disk with its name and its folder', async () => {
    const own = join(folder, 'files')
    mkdirSync(own)
    const half = Promise.withResolvers<void>()
    const rest = Promise.withResolvers<void>()
    const content = Readable.from(
      (async function* () {
        yield Buffer.from('first ')
        half.resolve()
        await rest.promise
        yield Buffer.from('second')
      })(),
    )
    const handle = await open(own)
    const synced: string[] = []
    const methods = Object.getPrototypeOf(handle) as FileHandle
    const sync = vi.spyOn(methods, 'sync').mockImplementation(async function (this: FileHandle) {
      synced.push(relative(own, readlinkSync(`/proc/self/fd/${this.fd}`)))
      await this.datasync()
    })
    try {
      const store = folderBlobs(own)
      const put = store.put('aurora/slow', content)
      await half.promise
      await expect(store.get('aurora/slow')).rejects.toMatchObject({ message: 'not_found' })
      rest.resolve()
      await put
      expect(synced).toEqual([expect.stringMatching(/^\.partial\/aurora\.slow\./), 'aurora', ''])
      expect([readdirSync(join(own, 'aurora')), readdirSync(join(own, '.partial'))]).toEqual([['slow'], []])
    } finally {
      sync.mockRestore()
      await handle.close()
    }
  })
})

describe('an upload that breaks', () => {
  /** A stream that fails after this many bytes. */
  const broken = (bytes: number): Readable =>
    Readable.from(
      (async function* () {
        for (let sent = 0; sent < bytes; sent += 65_536) yield Buffer.alloc(65_536)
        throw new Error('the connection was lost')
      })(),
      { objectMode: false },
    )

  it('leaves nothing on disk', async () => {
    await expect(folderBlobs(folder).put('aurora/broken', broken(1_000_000))).rejects.toThrow('the connection was lost')
    expect([readdirSync(join(folder, 'aurora')), readdirSync(join(folder, '.partial'))]).toEqual([[], []])
  })

  it.each([1_000_000, 12_000_000])(
    'leaves nothing in a bucket, after %i bytes: no object and no parts',
    async (bytes) => {
      await expect(s3Blobs(s3.settings).put('aurora/broken', broken(bytes))).rejects.toThrow('the connection was lost')
      expect([...s3.objects.keys()]).toEqual([])
      expect([...s3.begun.keys()]).toEqual([])
    },
  )
})
