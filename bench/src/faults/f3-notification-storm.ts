import { createHmac } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { byStatus, inParallel, percentile, send, shuffled } from './callers.ts'
import { atMost, exactly, type Fault, scaled, told } from './fault.ts'
import { takeInSilence } from './paying.ts'
import type { World } from './world.ts'

const copies = 10
const atOnce = 100

interface Intent {
  readonly id: string
}

/**
 * Orders that were charged although the answer got lost and no notification came, so that everything that follows is
 * caused by the storm.
 */
const takenInSilence = async (world: World, url: string, token: string, count: number): Promise<readonly Intent[]> => {
  await takeInSilence(world, url, token, count)
  const rows = await world.ask<{ body: Intent }>(
    `select object.body from sandbox.stripe_object as object
      join billing.payment_attempt as attempt on attempt.id::text = object.body->'metadata'->>'attempt_id'
      where object.object = 'payment_intent' and attempt.state in ('started', 'unknown')`,
  )
  return rows.map(({ body }) => body)
}

const notificationOf = (type: string, object: object, number: number): string =>
  JSON.stringify({ id: `evt_storm_${type}_${number}`, object: 'event', type, livemode: false, data: { object } })

const failedAfterwards = (intent: Intent): object => ({
  ...intent,
  status: 'requires_payment_method',
  amount_received: 0,
})

const deliver = (url: string, body: string) => {
  const at = Math.floor(Date.now() / 1_000)
  const signature = createHmac('sha256', 'whsec_demo').update(`${at}.${body}`).digest('hex')
  return send({ url: `${url}/hooks/stripe`, body, headers: { 'stripe-signature': `t=${at},v1=${signature}` } })
}

const storm = async (url: string, intents: readonly Intent[]) => {
  const events = intents.flatMap((intent, number) => [
    notificationOf('payment_intent.succeeded', intent, number),
    // For some, a false report of failure arrives as well, before or after.
    ...(number % 4 === 0 ? [notificationOf('payment_intent.payment_failed', failedAfterwards(intent), number)] : []),
  ])
  const deliveries = shuffled(events.flatMap((event) => Array.from({ length: copies }, () => event)))
  return inParallel(deliveries, atOnce, (body) => deliver(url, body))
}

const unpaid = async ({ ask }: World): Promise<number> => {
  const [row] = await ask<{ count: number }>(
    `select count(distinct order_id)::int as count from sandbox.capture
      where order_id in (select id::text from billing."order" where paid_at is null)`,
  )
  return row?.count ?? 0
}

/**
 * The seconds from the last receipt until everything is applied, because notifications are applied after they are
 * answered. At most a minute.
 */
const booked = async (world: World): Promise<number> => {
  const began = performance.now()
  const seconds = (): number => Math.round((performance.now() - began) / 100) / 10
  while ((await unpaid(world)) > 0 && seconds() < 60) await delay(100)
  return seconds()
}

const twice = async ({ ask }: World): Promise<number> => {
  const [row] = await ask<{ count: number }>(
    `select count(*)::int as count from (select 1 from platform.audit_entry where action = 'order_paid' group by object_id having count(*) > 1) as twice`,
  )
  return row?.count ?? 0
}

/** Every notification arrives ten times, in random order, a hundred at a time, along with some false ones about earlier states. */
export const notificationStorm: Fault = {
  id: 'F3',
  title: 'notifications ten times each, shuffled, 100 at a time',
  run: async (world, effort) => {
    const { url } = await world.start()
    const token = await world.signIn(url)
    const count = scaled(800, effort, 20)
    const intents = await takenInSilence(world, url, token, count)
    const answers = await storm(url, intents)
    const settledIn = await booked(world)
    const times = answers.map(({ ms }) => ms)
    return [
      told('deliveries', answers.length),
      told('answers', byStatus(answers)),
      exactly('answers that were not 2xx', answers.filter(({ status }) => status >= 300 || status === 0).length, 0),
      atMost('p99 of a receipt, ms', percentile(times, 0.99), 500),
      told('orders paid by a notification', intents.length),
      exactly('orders captured but not paid', await unpaid(world), 0),
      exactly('orders paid twice', await twice(world), 0),
      atMost('seconds until all captured orders are paid', settledIn, 60),
    ]
  },
  control: {
    without: 'the lock on the attempt and the limit of one payment per order',
    run: async (world) => {
      const { url } = await world.start()
      const token = await world.signIn(url)
      const intents = await takenInSilence(world, url, token, 5)
      // Every copy counts as a separate event, and finds the attempt in its earlier state.
      await world.ask(`alter table billing.payment drop constraint payment_order_id_key, drop constraint payment_attempt_id_key,
        drop constraint payment_tenant_gateway_transaction_id_key`)
      await world.ask(`create function billing.unsettle() returns trigger language plpgsql as
        $$ begin update billing.payment_attempt set state = 'unknown' where id = new.attempt_id;
           update billing."order" set paid_at = null where id = new.order_id; return null; end $$`)
      await world.ask(
        `create constraint trigger unsettle after insert on billing.payment deferrable initially deferred for each row execute function billing.unsettle()`,
      )
      await storm(
        url,
        intents.flatMap((intent) => [intent, intent]),
      )
      await world.settled(5)
      const harmed = await twice(world)
      return { harm: harmed > 0, seen: `${harmed} of 5 orders paid more than once` }
    },
  },
}
