import { setTimeout as delay } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createLog } from '../log.ts'
import { mountHealth } from './health.ts'
import { createHttp } from './server.ts'

it('checks its parts once for concurrent callers, and again for later ones, because anybody may call it', async () => {
  const http = await createHttp({
    log: createLog('silent'),
    trustedProxies: [],
    lateness: () => 0,
  })
  let pings = 0
  let isWell = true
  const ping = async (): Promise<void> => {
    pings += 1
    await delay(50)
    if (!isWell) throw new Error('away')
  }
  mountHealth(http, [{ name: 'database', ping }], { stage: 'accepting' })
  const url = await http.listen({ port: 0, host: '127.0.0.1' })
  const ask = async (query = ''): Promise<number> => (await fetch(`${url}/readyz${query}`)).status

  const answers = await Promise.all(Array.from({ length: 40 }, () => ask()))
  expect(new Set(answers)).toEqual(new Set([200]))
  expect(pings).toBeLessThan(5)

  for (const path of ['/healthz', '/readyz'])
    expect((await fetch(`${url}${path}`, { method: 'HEAD' })).status).toBe(200)

  isWell = false
  const before = pings
  expect(await ask()).toBe(503)
  expect(pings).toBe(before + 1)
  expect(await ask('?exclude=database')).toBe(200)
  isWell = true
  expect(await ask()).toBe(200)
  await http.close()
})
