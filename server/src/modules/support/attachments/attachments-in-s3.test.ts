// @module-tag long
import { randomBytes, randomUUID } from 'node:crypto'
import { request } from 'node:http'
import * as calls from '@foyer/contract/support/endpoints.ts'
import { hourMs } from '@foyer/contract/vocabulary/durations.ts'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { formOf, openWithFiles, pictureFile } from '../../../../test/files.ts'
import { type RunningFoyer, startFoyer } from '../../../../test/foyer.ts'
import { createPerson, type Person } from '../../../../test/people.ts'
import { type S3StandIn, startS3 } from '../../../platform/blobs/testing/s3-stand-in.ts'

const question = { title: 'No picture', description: 'Since noon', kind: 'support', product: 'iptv' } as const
const megabyte = 1024 * 1024

let s3: S3StandIn
let foyer: RunningFoyer
let olga: Person
beforeAll(async () => {
  s3 = await startS3()
  const { endpoint, bucket, access_key_id, secret_access_key } = s3.settings
  const environment = {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: access_key_id,
    S3_SECRET_ACCESS_KEY: secret_access_key,
  }
  foyer = await startFoyer({ environment })
  olga = await createPerson(foyer)
})
afterAll(async () => {
  await foyer.close()
  s3.close()
})

/** Objects in the bucket, and unfinished uploads. */
const kept = () => ({ objects: [...s3.objects.keys()].toSorted(), begun: s3.begun.size })
const unkept = () => foyer.sql('select id from support.attachment where not kept')

it('files are uploaded to a bucket in parts while they arrive, and returned byte for byte, with a thumbnail if they are pictures', async () => {
  const content = randomBytes(11 * megabyte)
  const ticket = await openWithFiles(olga.client, question, [new File([content], 'capture.ts'), pictureFile()])
  const [capture, picture] = ticket.attachments
  expect(kept()).toMatchObject({ begun: 0 })
  const { status, bytes } = await foyer.client.send('GET', capture?.download_url ?? '', { as: {} })
  expect(status).toBe(200)
  expect(content.equals(bytes)).toBe(true)
  // Drawn on the first request, stored for the second.
  for (let times = 0; times < 2; times += 1) {
    const small = await foyer.client.send('GET', picture?.preview_url ?? '', { as: {} })
    expect([small.status, small.headers.get('content-type')]).toEqual([200, 'image/webp'])
  }
})

it('a storage failure while a thumbnail is made fails only that thumbnail, and it is made the next time', async () => {
  const { attachments } = await openWithFiles(olga.client, question, [pictureFile()])
  const [picture] = attachments
  const small = () => foyer.client.send('GET', picture?.preview_url ?? '', { as: {} })
  s3.loseLine()
  expect((await small()).status).toBe(503)
  expect((await small()).status).toBe(200)
})

it('SUP-19 a refused file leaves neither an object nor parts', async () => {
  const before = kept()
  const large = new File([new Uint8Array(21 * megabyte)], 'large.bin')
  const { status } = await olga.client.send('POST', calls.openTicket.url, {
    body: formOf(question, [pictureFile(), large]),
  })
  expect(status).toBe(413)
  expect(kept()).toEqual(before)
  expect(await unkept()).toEqual([])
})

it('neither does an upload that breaks off halfway', async () => {
  const before = kept()
  const { hostname, port } = new URL(foyer.url)
  const sending = request({
    hostname,
    port,
    method: 'POST',
    path: calls.openTicket.url,
    headers: {
      authorization: `Bearer ${olga.tokens.access_token}`,
      'idempotency-key': randomUUID(),
      'content-type': 'multipart/form-data; boundary=half-way',
      'content-length': 19 * megabyte,
    },
  })
  sending.on('error', () => undefined)
  sending.write(`--half-way\r\ncontent-disposition: form-data; name="files[]"; filename="half.bin"\r\n\r\n`)
  sending.write(Buffer.alloc(12 * megabyte))
  // Wait until its first parts have arrived.
  await vi.waitFor(() => expect(s3.begun.size).toBe(1), { timeout: 20_000 })
  sending.destroy()
  await vi.waitFor(async () => expect(await unkept()).toEqual([]), { timeout: 20_000 })
  expect(kept()).toEqual(before)
})

it('nor one that was refused while the storage did not delete anything', async () => {
  const before = kept()
  const large = new File([new Uint8Array(21 * megabyte)], 'large.bin')
  s3.letDelete(false)
  await olga.client.send('POST', calls.openTicket.url, { body: formOf(question, [pictureFile(), large]) })
  expect(kept().objects).toHaveLength(before.objects.length + 1)
  s3.letDelete(true)
  const { clock, jobs } = foyer.platform
  clock.offset_ms += 2 * hourMs
  await jobs.runDue()
  expect(kept()).toEqual(before)
  expect(await unkept()).toEqual([])
})
