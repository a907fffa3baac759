import { randomUUID } from 'node:crypto'
import { closeTicket, openTicket } from '@foyer/contract/support/endpoints.ts'
import { minuteMs } from '@foyer/contract/vocabulary/durations.ts'
import * as calls from '@foyer/contract/webhooks/endpoints.ts'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { advance } from '../../../test/days.ts'
import { type RunningFoyer, startFoyer } from '../../../test/foyer.ts'
import { createStaff } from '../../../test/operators.ts'
import { createPerson, type Person } from '../../../test/people.ts'
import { type Receiver, startReceiver } from '../../../test/receiver.ts'
import type { Settings } from '../../config.ts'
import { leaseMs } from './deliver.ts'
import { sweepDue } from './sweep.ts'

const question = { title: 'No picture', description: 'Since noon', kind: 'support', product: 'iptv' } as const
const secrets = [`whsec_${Buffer.from('of one that hangs.......').toString('base64')}`]

let receiver: Receiver
let foyer: RunningFoyer
let olga: Person

const withWebhooks = (settings: Settings): Settings => {
  const told = (path: string): Settings['brands'][string]['webhooks'][string] => ({
    url: `${receiver.url}/${path}`,
    secrets,
    private_network: true,
    events: ['ticket_closed'],
  })
  const { aurora } = settings.brands
  if (aurora === undefined) throw new Error('there is no such brand')
  return {
    ...settings,
    brands: { ...settings.brands, aurora: { ...aurora, webhooks: { crm: told('crm'), hanging: told('hanging') } } },
  }
}

beforeAll(async () => {
  receiver = await startReceiver()
  receiver.answer('/hanging', 'silence')
  foyer = await startFoyer({ adjust: withWebhooks })
  olga = await createPerson(foyer)
})
afterAll(async () => {
  receiver.close()
  await foyer.close()
})

const ask = <Row extends object>(sql: string, values: readonly unknown[] = []): Promise<Row[]> =>
  foyer.sql<Row>(sql, ...values)
const sweep = (): Promise<void> => sweepDue({ ...foyer.platform, branding: foyer.modules.branding })('aurora')
const jobsWaiting = () =>
  ask<{ about: string; count: number }>(
    `select data ->> 'delivery_id' as about, count(*)::int as count from jobs.job
     where name = 'webhook.aurora.hanging' and state in ('created', 'retry') group by 1`,
  )

it('F11 each message for a hanging endpoint is queued once, however long it hangs', async () => {
  const ids: string[] = []
  while (ids.length < 8) ids.push((await olga.client.ask(openTicket, { body: question })).id)
  for (const id of ids) await olga.client.ask(closeTicket, { params: { id } })
  // Some attempts are in progress, and the rest are queued.
  const underWay = () => receiver.arrived.filter(({ path }) => path === '/hanging').length
  await vi.waitFor(() => expect(underWay()).toBeGreaterThan(0), { timeout: 20_000 })
  await vi.waitFor(async () => expect(underWay() + (await jobsWaiting()).length).toBe(ids.length), { timeout: 20_000 })
  const [delivery] = await jobsWaiting()
  for (let round = 0; round < 3; round += 1) {
    advance(foyer, leaseMs + 1000)
    await sweep()
  }
  const hanna = await createStaff(foyer)
  await hanna.client.ask(calls.replayWebhookDelivery, { params: { id: delivery?.about ?? '' }, body: null })
  const waiting = await jobsWaiting()
  expect(waiting.length).toBeGreaterThan(0)
  expect(Math.max(...waiting.map(({ count }) => count))).toBe(1)
})

it('F11 messages for a hanging endpoint, even more than one batch, delay no other endpoint', async () => {
  const id = randomUUID()
  await ask(
    `with message as (
       insert into webhooks.message (id, tenant, type, object_id, body, created_at)
       select gen_random_uuid(), 'aurora', 'ticket_closed', $1, '{}', now() from generate_series(1, 5000) returning id)
     insert into webhooks.delivery (id, tenant, message_id, endpoint, type, object_id, state, last_attempt, next_attempt_at, created_at)
     select gen_random_uuid(), 'aurora', id, 'hanging', 'ticket_closed', $1, 'waiting', 10, now() - interval '1 day', now() from message
     union all
     select gen_random_uuid(), 'aurora', (select id from message limit 1), 'crm', 'ticket_closed', $1, 'waiting', 10, now() - interval '1 hour', now()`,
    [id],
  )
  await sweep()
  const { clock } = foyer.platform
  const left = await ask(
    `select state from webhooks.delivery where endpoint = 'crm' and object_id = $1 and state = 'waiting' and next_attempt_at <= $2`,
    [id, clock.now()],
  )
  expect(left).toEqual([])
})

it('messages due for a removed endpoint wait for an hour, in case another running process knows it, and are given up', async () => {
  const { clock } = foyer.platform
  // An attempt still in progress would be delivered after all.
  const underWay = () => ask(`select id from webhooks.delivery where endpoint = 'crm' and state = 'waiting'`)
  await vi.waitFor(async () => expect(await underWay()).toEqual([]), { timeout: 20_000 })
  await ask(
    `update webhooks.delivery set endpoint = 'former', state = 'waiting', next_attempt_at = $1, settled_at = null
     where endpoint = 'crm'`,
    [clock.now()],
  )
  const standings = () => ask(`select distinct state, error from webhooks.delivery where endpoint = 'former'`)
  for (let minutes = 0; minutes < 60; minutes += 20) {
    await sweep()
    expect(await standings()).toEqual([{ state: 'waiting', error: null }])
    clock.offset_ms += 20 * minuteMs
  }
  await sweep()
  expect(await standings()).toEqual([{ state: 'dead', error: 'the endpoint is not configured any more' }])
})
