import { randomUUID } from 'node:crypto'
import type { Settings } from '../config.ts'
import type { Modules } from '../modules.ts'
import type { Platform } from '../platform.ts'
import type { Tx } from '../platform/database/database.ts'
import type { JobRun, Jobs } from '../platform/jobs/jobs.ts'
import { crmSecret } from '../sandbox/index.ts'
import { tellPrograms } from '../webhook-messages.ts'

/** The first brand tells a CRM, which the sandbox plays, what happens from now on. */
export const withProgram = (settings: Settings): Settings => {
  const { aurora } = settings.brands
  // A port that is chosen when it is opened cannot be told beforehand.
  if (aurora === undefined || settings.port === 0) return settings
  const crm = {
    url: `http://${settings.host}:${settings.port}/sandbox/crm`,
    secrets: [crmSecret],
    events: ['customer_created', 'order_paid', 'payment_refunded', 'licence_changed', 'ticket_opened'],
    private_network: true,
  } satisfies (typeof aurora)['webhooks'][string]
  return { ...settings, brands: { ...settings.brands, aurora: { ...aurora, webhooks: { crm } } } }
}

interface News {
  readonly type: string
  readonly data: Readonly<Record<string, string>>
}

/** What happened last, of each kind that the CRM is told of; the money that went back last, so that there is something that it refused. */
const newsOf = async (tx: Tx): Promise<News[]> => {
  const orders = tx
    .selectFrom('billing.order')
    .select('id')
    .where('paid_at', 'is not', null)
    .orderBy('paid_at', 'desc')
    .limit(4)
  const refunds = tx.selectFrom('billing.refund').select(['id', 'order_id']).orderBy('created_at', 'desc').limit(1)
  const tickets = tx.selectFrom('support.ticket').select('id').orderBy('created_at', 'desc').limit(3)
  const licences = tx.selectFrom('licensing.deliverable').select('id').orderBy('created_at', 'desc').limit(2)
  return [
    ...(await licences.execute()).map(({ id }) => ({ type: 'licence_changed', data: { deliverable_id: id } })),
    ...(await refunds.execute()).map(({ id, order_id }) => ({
      type: 'payment_refunded',
      data: { refund_id: id, order_id: order_id ?? '' },
    })),
    ...(await orders.execute()).map(({ id }) => ({ type: 'order_paid', data: { order_id: id } })),
    ...(await tickets.execute()).map(({ id }) => ({ type: 'ticket_opened', data: { ticket_id: id } })),
  ]
}

/** Tells the brand's programs, and nobody else, of what happened last: nobody was told while the past was lived through. */
export const tellOfLately = async (platform: Platform, modules: Modules, tenant: string): Promise<void> => {
  const listeners = new Map<string, (run: JobRun<object>) => Promise<void>>()
  const collecting: Jobs = {
    ...platform.jobs,
    on: (event, _listener, handler) => {
      // Each is given the news of its own event below.
      listeners.set(event, handler as (run: JobRun<object>) => Promise<void>)
    },
  }
  tellPrograms({ ...platform, jobs: collecting }, modules)
  const news = await platform.database.read(tenant, newsOf)
  for (const { type, data } of news) await listeners.get(type)?.({ id: randomUUID(), data: { ...data, tenant } })
}
