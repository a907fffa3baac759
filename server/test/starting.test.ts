import type { AddressInfo } from 'node:net'
import { openTicket } from '@foyer/contract/support/endpoints.ts'
import { expect, it, onTestFinished } from 'vitest'
import type { Foyer } from '../src/app.ts'
import { createClient } from './client.ts'
import { startFoyer } from './foyer.ts'
import { createPerson } from './people.ts'
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
  const person = await createPerson({ foyer, client })
  const body = { title: 'No picture', description: 'Since noon', kind: 'support', product: 'iptv' } as const
  expect(await person.client.call(openTicket, { body })).toMatchObject({ status: 201 })
})
