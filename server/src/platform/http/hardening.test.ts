import { once } from 'node:events'
import { connect } from 'node:net'
import { describe, expect, it } from 'vitest'
import { useFoyer } from '../../../test/foyer.ts'
import { createPerson } from '../../../test/people.ts'
import { createLog } from '../log.ts'
import { createHttp } from './server.ts'

const foyer = useFoyer()

/** The raw response of one connection. */
const say = async (text: string): Promise<string> => {
  const { hostname, port } = new URL(foyer.url)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => undefined)
  socket.end(text)
  let heard = ''
  socket.on('data', (chunk: Buffer) => {
    heard += chunk.toString('latin1')
  })
  await once(socket, 'close')
  return heard
}

const host = (): string => `Host: ${new URL(foyer.url).host}`
const statuses = (heard: string): string[] =>
  [...heard.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => status ?? '')

describe('another origin', () => {
  it.each(['GET', 'OPTIONS'])('may never read an answer: %s', async (method) => {
    const { client } = await createPerson(foyer)
    const headers = {
      origin: 'https://evil.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization',
    }
    const answer = await client.send(method as 'GET', '/billing/api/v1/profile', { headers })
    const allowed = [...answer.headers.keys()].filter((name) => name.startsWith('access-control-'))
    expect(allowed).toEqual([])
    if (method === 'OPTIONS') expect(answer.status).toBeGreaterThanOrEqual(400)
  })

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'text/plain;charset=application/json'])(
    'cannot avoid the preflight: a body as %s is refused',
    async (type) => {
      const answer = await foyer.client.send('POST', '/billing/api/v1/password_recovery', {
        body: '{"email":"a@b.example","recaptcha_token":"x"}',
        headers: { 'content-type': type },
      })
      expect(answer.status).toBe(415)
    },
  )
})

describe('a connection', () => {
  it.each(['TRACE', 'TRACK', 'CONNECT', 'DEBUG'])('reveals nothing: %s', async (method) => {
    const heard = await say(
      `${method} / HTTP/1.1\r\n${host()}\r\nX-Secret: canary-in-trace\r\nConnection: close\r\n\r\n`,
    )
    expect(heard).not.toContain('canary-in-trace')
    expect(statuses(heard).filter((status) => status.startsWith('2'))).toEqual([])
  })

  it.each([
    ['two lengths', 'Content-Length: 4\r\nContent-Length: 30\r\n'],
    ['a length and chunks', 'Content-Length: 4\r\nTransfer-Encoding: chunked\r\n'],
    ['chunks written oddly', 'Transfer-Encoding: xchunked\r\n'],
    ['a broken header', 'Content-Length : 4\r\n'],
  ])('with contradictory headers smuggles no second call: %s', async (_, lengths) => {
    const hidden = `GET /healthz HTTP/1.1\r\n${host()}\r\n\r\n`
    const heard = await say(`POST /billing/api/v1/login HTTP/1.1\r\n${host()}\r\n${lengths}\r\n0\r\n\r\n${hidden}`)
    expect(statuses(heard)).toEqual(['400'])
  })

  it.each([
    ['headers of a megabyte', '431', 'headers_too_large', `X-Fat: ${'a'.repeat(1_048_576)}\r\n`],
    ['a broken header', '400', 'bad_request', `Content-Length : 4\r\n`],
  ])('F20 that cannot be parsed gets an ordinary error, and is closed: %s', async (_, status, code, header) => {
    const heard = await say(`GET /healthz HTTP/1.1\r\n${host()}\r\n${header}\r\n`)
    const [head = '', body = ''] = heard.split('\r\n\r\n')
    expect(statuses(heard)).toEqual([status])
    expect(head.toLowerCase().split('\r\n')).toEqual(
      expect.arrayContaining([
        'connection: close',
        'x-content-type-options: nosniff',
        `content-length: ${body.length}`,
      ]),
    )
    expect(JSON.parse(body)).toEqual({
      errors: [{ id: expect.any(String), status, code, title: expect.any(String) }],
    })
    expect(head).toContain(JSON.parse(body).errors[0].id)
  })
})

describe('F20 a request that arrives byte by byte', () => {
  it.each([
    ['its headers', `POST /echo HTTP/1.1\r\nHost: here\r\nX-Slow: `],
    [
      'its body',
      `POST /echo HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"`,
    ],
    [
      'a body of unknown length',
      `POST /echo HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`,
    ],
  ])('is answered 408 and closed, even without a pause: %s', async (_, beginning) => {
    const patience = { headersMs: 500, bodyMs: 500 }
    const http = await createHttp({ log: createLog('silent'), trustedProxies: [], patience })
    http.post('/echo', async () => ({ heard: true }))
    const { hostname, port } = new URL(await http.listen({ port: 0, host: '127.0.0.1' }))
    const socket = connect(Number(port), hostname)
    socket.on('error', () => undefined)
    socket.write(beginning)
    const dripping = setInterval(() => socket.write(beginning.includes('chunked') ? '1\r\na\r\n' : 'a'), 20)
    let heard = ''
    socket.on('data', (chunk: Buffer) => {
      heard += chunk.toString('latin1')
    })
    await once(socket, 'close')
    clearInterval(dripping)
    expect(statuses(heard)).toEqual(['408'])
    expect(heard.toLowerCase()).toContain('\r\nconnection: close\r\n')
    expect(heard).toContain('"code":"too_slow"')
    await http.close()
  })
})
