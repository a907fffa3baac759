import { currencies } from '@foyer/contract/vocabulary/currency-facts.ts'
import { money } from '@foyer/contract/vocabulary/money.ts'
import type { FastifyPluginAsync } from 'fastify'
import * as z from 'zod'
import { gateways, type SandboxOptions } from './options.ts'
import { insertPastSale } from './sales.ts'
import { insertPastCharge } from './stripe/past-charge.ts'
import { inTransaction } from './transaction.ts'

const PastCapture = z.strictObject({
  gateway: z.enum(gateways),
  /** The provider's id of the payment, as the shop stores it. */
  transaction_id: z.string().min(1).max(100),
  order_id: z.uuid(),
  amount: z.string(),
  currency: z.enum(currencies),
  description: z.string().max(1000),
  email: z.string(),
  /** The last digits of the test card that was charged; null lets the provider choose. */
  card_last_four: z.string().nullable(),
  at: z.iso.datetime(),
})
export type PastCapture = z.output<typeof PastCapture>

const Past = z.strictObject({ captures: z.array(PastCapture).max(10_000) })

/**
 * `POST /past`: adds payments from before the sandbox existed, all or none, so that the providers' records contain them
 * and they can be refunded. No notifications are sent.
 */
export const past =
  (options: SandboxOptions): FastifyPluginAsync =>
  async (app) => {
    const prefix = `${app.prefix}/stripe`
    app.route<{ Body: z.output<typeof Past> }>({
      method: 'POST',
      url: '/past',
      schema: { body: Past },
      bodyLimit: 8 * 1024 * 1024,
      handler: async ({ body }, reply) => {
        await inTransaction(options.pool, async (client) => {
          for (const { amount, currency, at, ...capture } of body.captures) {
            const taken = { ...capture, amount: money(amount, currency), at: new Date(at) }
            if (capture.gateway === 'stripe') await insertPastCharge({ client, options, prefix }, taken)
            else await insertPastSale(client, { ...taken, gateway: capture.gateway })
          }
        })
        return reply.status(204).send()
      },
    })
  }
