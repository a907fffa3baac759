import { sendHeartbeat } from '@foyer/contract/licensing/media-server-endpoints.ts'
import { expect, it, onTestFinished } from 'vitest'
import { createLog } from '../log.ts'
import { createHttp } from './server.ts'

it('heartbeats that went well are not in the log, which they would fill; refused ones and other calls are', async () => {
  const lines: string[] = []
  const log = createLog('info', { write: (line) => lines.push(line) })
  const http = await createHttp({ log, trustedProxies: [], lateness: () => 0 })
  onTestFinished(() => http.close())
  const status = { next: 200 }
  http.post('/heartbeats', { config: { endpoint: sendHeartbeat } }, async (_, reply) =>
    reply.code(status.next).send({}),
  )
  http.post('/others', async () => ({}))
  const answered = async (url: string): Promise<number> => {
    lines.length = 0
    await http.inject({ method: 'POST', url })
    return lines.filter((line) => line.includes('"answered"')).length
  }
  expect(await answered('/heartbeats')).toBe(0)
  status.next = 409
  expect(await answered('/heartbeats')).toBe(1)
  expect(await answered('/others')).toBe(1)
})
