import { randomUUID } from 'node:crypto'
import type { Settings } from '../config.ts'
import type { Modules } from '../modules.ts'
import type { Platform } from '../platform.ts'
import type { Tx } from '../platform/database/database.ts'
import type { JobRun, Jobs } from '../platform/jobs/jobs.ts'
import { crmSecret } from '../sandbox/index.ts'
import { tellPrograms } from '../webhook-messages.ts'

/** Configures the first brand to send webhooks to a CRM, which the sandbox simulates. */
export const withProgram = (settings: Settings): Settings => {
  const { aurora } = settings.brands
  // With port 0 the URL is not known in advance.
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

/**
 * The latest events of each type that the CRM subscribes to. They include the latest refund, so that the CRM has something
 * to refuse.
 */
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

/** Sends the latest events to the brand's programs only. None were sent while the past was played. */
export const tellOfLately = async (platform: Platform, modules: Modules, tenant: string): Promise<void> => {
  const listeners = new Map<string, (run: JobRun<object>) => Promise<void>>()
  const collecting: Jobs = {
    ...platform.jobs,
    on: (event, _listener, handler) => {
      // The events are passed to the handlers below.
      listeners.set(event, handler as (run: JobRun<object>) => Promise<void>)
    },
  }
  tellPrograms({ ...platform, jobs: collecting }, modules)
  const news = await platform.database.read(tenant, newsOf)
  for (const { type, data } of news) await listeners.get(type)?.({ id: randomUUID(), data: { ...data, tenant } })
}
