import type { AddressInfo } from 'node:net'
import { recoverPassword } from '@foyer/contract/account/endpoints.ts'
import { openTicket } from '@foyer/contract/support/endpoints.ts'
import { expect, it, onTestFinished, vi } from 'vitest'
import type { Foyer } from '../src/app.ts'
import { solveCaptcha } from './captcha.ts'
import { createClient } from './client.ts'
import { startFoyer } from './foyer.ts'
import { createAccount, createPerson } from './people.ts'
import { askDatabase } from './rows.ts'
import { createTestDatabase } from './test-database.ts'

it('a process takes calls that write jobs as soon as its port is open, because not every proxy asks whether it is ready', async () => {
  const database = await createTestDatabase()
  const portOpen = Promise.withResolvers<Foyer>()
  const gate = Promise.withResolvers<void>()
  const starting = startFoyer({
    environment: { DATABASE_URL: database.url },
    meddle: (foyer) => {
      const { jobs } = foyer.platform
      const start = jobs.start.bind(jobs)
      Object.assign(jobs, {
        start: async () => {
          portOpen.resolve(foyer)
          await gate.promise
          await start()
        },
      })
    },
  })
  onTestFinished(async () => {
    gate.resolve()
    await (await starting).close()
    await database.drop()
  })
  const foyer = await portOpen.promise
  const { port } = foyer.http.server.address() as AddressInfo // It listens on a port, not on a Unix socket.
  const url = `http://127.0.0.1:${port}`
  expect((await fetch(`${url}/readyz`)).status).toBe(503)
  const client = createClient(url, { tenant: 'aurora' })
  const person = await createPerson({ ...foyer, client })
  const body = { title: 'No picture', description: 'Since noon', kind: 'support', product: 'iptv' } as const
  expect(await person.client.call(openTicket, { body })).toMatchObject({ status: 201 })
})

it('a process that holds its jobs answers calls and keeps what they cause, for a start that does not hold them', async () => {
  const database = await createTestDatabase()
  onTestFinished(() => database.drop())
  const started: string[] = []
  const note = (name: string) => (foyer: Foyer) => {
    const { jobs } = foyer.platform
    const start = jobs.start.bind(jobs)
    Object.assign(jobs, { start: () => start().then(() => started.push(name)) })
  }
  const states = (): Promise<Record<string, unknown>[]> =>
    askDatabase(database.url, 'select distinct state from jobs.job')

  const held = await startFoyer({
    environment: { DATABASE_URL: database.url, FOYER_HOLD: '1' },
    meddle: note('held'),
  })
  try {
    const { email } = await createAccount(held)
    const recaptcha_token = await solveCaptcha(held)
    expect((await held.client.call(recoverPassword, { body: { email, recaptcha_token } })).status).toBe(204)
    const ready = await fetch(`${held.url}/readyz`)
    expect([ready.status, await ready.json()]).toMatchObject([503, { status: 'holding' }])
    expect(await states()).toEqual([{ state: 'created' }])
    expect(started).toEqual([])
  } finally {
    await held.close()
  }

  const running = await startFoyer({ environment: { DATABASE_URL: database.url }, meddle: note('running') })
  try {
    expect(started).toEqual(['running'])
    await vi.waitFor(async () => expect(await states()).toEqual([{ state: 'completed' }]), { timeout: 20_000 })
  } finally {
    await running.close()
  }
})

it('a start without a brand that has customers is refused, and accepted once the brand counts as closed', async () => {
  const database = await createTestDatabase()
  onTestFinished(() => database.drop())
  const environment = { DATABASE_URL: database.url }
  const without = (closed_brands: readonly string[]) =>
    startFoyer({
      environment,
      adjust: (settings) => {
        const { sever: _, ...brands } = settings.brands
        return { ...settings, brands, closed_brands: [...closed_brands] }
      },
    })
  const before = await startFoyer({ environment })
  await createAccount(before)
  await before.close()
  // It has no customers: nobody misses it.
  await (await without([])).close()

  const again = await startFoyer({ environment })
  await createAccount(again, { tenant: 'sever' })
  await again.close()
  await expect(without([])).rejects.toThrow(
    'Configuration: the database has customers of the brand sever, which the configuration does not name',
  )
  const closed = await without(['sever'])
  await closed.close()
})
