import { endpoint } from '@foyer/contract/endpoint.ts'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { createClient } from '../../../test/client.ts'
import { startFoyer } from '../../../test/foyer.ts'
import { createPerson } from '../../../test/people.ts'
import { serveRoutes } from '../../../test/serve-routes.ts'
import { isCritical } from '../priority.ts'
import { ok, route } from './route.ts'

const ordinary = endpoint({
  operation: 'ordinary',
  method: 'POST',
  url: '/test/ordinary',
  summary: 'Tells whether it goes before others',
  tag: 'Test',
  auth: ['bearer'],
  body: z.strictObject({ text: z.string() }),
  answers: { 200: z.object({ critical: z.boolean() }) },
})
const critical = endpoint({ ...ordinary, operation: 'critical', url: '/test/critical', critical: true })

it('F17 a call that is critical is served as such, its body read, and an ordinary one is not', async () => {
  await using undo = new AsyncDisposableStack()
  const foyer = await startFoyer()
  undo.defer(() => foyer.close())
  const { tokens } = await createPerson(foyer)
  const tell = async () => ok({ critical: isCritical() })
  const served = await serveRoutes(foyer, [route(ordinary, tell), route(critical, tell)])
  undo.defer(() => served.close())
  const client = createClient(served.url, tokens)
  const body = { text: 'a'.repeat(100_000) }
  expect(await client.ask(critical, { body })).toEqual({ critical: true })
  expect(await client.ask(ordinary, { body })).toEqual({ critical: false })
})
