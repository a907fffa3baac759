import { dayMs, dayOf } from '@foyer/contract/vocabulary/days.ts'
import type { FastifyPluginAsync } from 'fastify'
import { readForms } from '../form-bodies.ts'
import { mountHostedPage } from '../hosted-page.ts'
import type { Notifier } from '../notifier.ts'
import type { SandboxOptions } from '../options.ts'
import { type Provider, serveProvider } from '../provider-api.ts'
import { chargeSubscription, subscribe } from '../subscriptions.ts'
import { alert, saleFields } from './alerts.ts'
import { paddleCalls } from './api.ts'
import { paddlePrivateKey } from './private-key.ts'

/** Paddle Classic as Foyer's server and its customers use it: the API, the checkout page, signed alerts. */
export const paddle =
  (options: SandboxOptions, notifier: Notifier): FastifyPluginAsync =>
  async (app) => {
    readForms(app)
    const provider: Provider = { gateway: 'paddle', options, notifier }
    for (const call of paddleCalls)
      app.route({ method: 'POST', url: call.name.replace('POST ', ''), handler: serveProvider(provider, call) })
    app.route({
      method: 'GET',
      url: '/private_key',
      handler: (_request, reply) => reply.type('application/x-pem-file').send(paddlePrivateKey),
    })
    mountHostedPage(app, provider, {
      service: 'Paddle',
      path: '/checkout',
      declined: async () => undefined,
      paid: (context, sale) => alert(context, 'payment_succeeded', saleFields(context, sale)),
      subscribe: async (context, sale) => {
        const { months = '1', initial = '0', trial_days = '0', passthrough = '' } = sale.facts
        const midnight = Math.floor(context.now.getTime() / dayMs) * dayMs
        const from = new Date(midnight + Number(trial_days) * dayMs)
        const subscription = await subscribe(context, sale, { months: Number(months), from, isFirstPaid: false })
        await alert(context, 'subscription_created', {
          subscription_id: subscription.id,
          passthrough,
          status: 'trialing',
          currency: sale.currency,
          unit_price: sale.amount,
          next_bill_date: dayOf(from),
        })
        // A trial is free only if its price says so.
        if (trial_days !== '0' && Number(initial) > 0)
          await chargeSubscription(context, { ...subscription, amount: initial })
      },
    })
  }
