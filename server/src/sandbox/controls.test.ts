import { dayMs } from '@foyer/contract/vocabulary/days.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { outboxTransport, recordMessage } from './index.ts'
import { type SandboxServer, startSandbox } from './testing/sandbox-server.ts'

let server: SandboxServer

beforeAll(async () => {
  server = await startSandbox()
})

afterAll(() => server?.close())

const send = async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
  const answer = await fetch(`${server.origin}/sandbox${path}`, {
    method,
    headers: body === undefined ? headers : { 'content-type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  return {
    status: answer.status,
    headers: answer.headers,
    text,
    body: text.startsWith('{') ? (JSON.parse(text) as unknown) : null,
  }
}

describe('the outbox', () => {
  it('lists sent mails, newest first, and shows their appearance', async () => {
    await recordMessage(server, {
      tenant: 'sever',
      kind: 'sms',
      to: '+79990000000',
      subject: null,
      text: 'Code: 123456',
      html: null,
      links: [],
    })
    await outboxTransport(server).send({
      tenant: 'aurora',
      message_id: '<1@aurora.example>',
      from: { name: 'Aurora', address: 'noreply@aurora.example' },
      to: ['olga@northlight.example', 'ivan@northlight.example'],
      subject: 'Confirm <your> e-mail',
      text: 'Confirm',
      html: '<p><a href="http://127.0.0.1/confirm?a=1&amp;b=2">Confirm</a><script>alert(1)</script></p>',
    })
    const listed = await send('GET', '/outbox')
    expect(listed.body).toMatchObject({
      messages: [
        { kind: 'email', tenant: 'aurora', to: 'ivan@northlight.example', links: ['http://127.0.0.1/confirm?a=1&b=2'] },
        { kind: 'email', to: 'olga@northlight.example', subject: 'Confirm <your> e-mail', text: 'Confirm' },
        { kind: 'sms', to: '+79990000000', subject: null, text: 'Code: 123456', links: [] },
      ],
    })
    const { messages } = listed.body as { messages: { id: string }[] } // As asserted above.
    const mail = await send('GET', `/outbox/${messages[1]?.id}`)
    expect(mail.headers.get('content-type')).toContain('text/html')
    expect(mail.text).toContain('href="http://127.0.0.1/confirm?a=1&amp;b=2"')
    expect(mail.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(mail.headers.get('content-security-policy')).not.toContain('script-src')
    expect((await send('GET', `/outbox/${messages[2]?.id}`)).text).toContain('Code: 123456')
    const narrowed = await send('GET', '/outbox?to=olga@northlight.example')
    expect(narrowed.body).toMatchObject({ messages: [{ to: 'olga@northlight.example' }] })
    const page = await send('GET', '/outbox', undefined, { accept: 'text/html' })
    expect(page.text).toContain('Confirm &lt;your&gt; e-mail')
    expect((await send('GET', '/outbox/999999')).status).toBe(404)
  })
})

describe('the clock', () => {
  it('moves, and answers when everything that became due has run', async () => {
    const before = server.clock.now().getTime()
    const moved = await send('POST', '/clock', { advance_seconds: 86_400 })
    expect(moved.status).toBe(200)
    const { now } = moved.body as { now: string } // The control's answer.
    expect(new Date(now).getTime()).toBeGreaterThanOrEqual(before + dayMs)
    expect(server.advances).toHaveLength(1)
    expect(server.advances[0]?.getTime()).toBeGreaterThanOrEqual(before + dayMs)
    expect((await send('GET', '/clock')).body).toMatchObject({ now: expect.stringContaining('T') })
  })

  it.each([[{ advance_seconds: -1 }], [{ advance_seconds: 0.5 }], [{ advance_seconds: '5' }], [{}]])(
    'does not move by %j',
    async (body) => {
      const before = server.advances.length
      expect((await send('POST', '/clock', body)).status).toBeGreaterThanOrEqual(400)
      expect(server.advances).toHaveLength(before)
    },
  )
})

describe('planning faults', () => {
  it('plans, lists and cancels', async () => {
    const planned = await send('POST', '/faults', { gateway: 'stripe', mode: 'hook_twice', times: 3 })
    expect(planned).toMatchObject({ status: 201, body: { gateway: 'stripe', mode: 'hook_twice', times: 3 } })
    await send('POST', '/faults', { gateway: 'paypro', mode: 'slow' })
    expect((await send('GET', '/faults')).body).toMatchObject({
      faults: [{ times: 3 }, { gateway: 'paypro', times: 1 }],
    })
    expect((await send('DELETE', '/faults')).status).toBe(204)
    expect((await send('GET', '/faults')).body).toEqual({ faults: [] })
  })

  it.each([
    [{ gateway: 'stripe', mode: 'explode' }, 422, 'invalid', '/mode'],
    [{ gateway: 'stripe', mode: 'slow', often: 1 }, 400, 'unknown_field', '/often'],
    [{ gateway: 'stripe', mode: 'slow', times: '1' }, 400, 'wrong_type', '/times'],
    [{ gateway: 'stripe' }, 422, 'required', '/mode'],
  ])('refuses %j with %d %s', async (body, status, code, pointer) => {
    const refused = await send('POST', '/faults', body)
    expect(refused).toMatchObject({
      status,
      body: { errors: [{ id: expect.any(String), status: String(status), code, source: { pointer } }] },
    })
  })

  it('an address outside the sandbox is not found, in the same format', async () => {
    expect(await send('GET', '/nothing')).toMatchObject({ status: 404, body: { errors: [{ code: 'not_found' }] } })
  })
})
