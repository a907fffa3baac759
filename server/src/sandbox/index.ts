import { readFile } from 'node:fs/promises'
import type { FastifyPluginAsync } from 'fastify'
import { failure } from '../platform/failure.ts'
import { clock } from './clock.ts'
import { cloudPayments } from './cloudpayments/index.ts'
import { signByHmac } from './cloudpayments/signature.ts'
import { crm } from './crm.ts'
import { faults } from './faults.ts'
import { ledger } from './ledger.ts'
import { createNotifier } from './notifier.ts'
import type { SandboxOptions } from './options.ts'
import { outbox } from './outbox.ts'
import { paddle } from './paddle/index.ts'
import { signAlert } from './paddle/signature.ts'
import { past } from './past.ts'
import { payPro } from './paypro/index.ts'
import { signIpn } from './paypro/signature.ts'
import { push } from './push/index.ts'
import { recaptcha } from './recaptcha/index.ts'
import { sms } from './sms.ts'
import { stripe } from './stripe/index.ts'
import { signNotification } from './stripe/signature.ts'

export { crmSecret } from './crm.ts'
export { type SandboxOptions, sandboxRole } from './options.ts'
export { outboxTransport, recordMessage } from './outbox.ts'
export type { PastCapture } from './past.ts'
export { pushPath } from './push/index.ts'

/**
 * The providers' stand-ins and the controls for the demo and the tests, mounted under `/sandbox`. Every answer is
 * committed before it is sent, so the ledger survives a kill.
 */
export const sandbox =
  (options: SandboxOptions): FastifyPluginAsync =>
  async (app) => {
    const notifier = createNotifier(options, {
      stripe: signNotification,
      cloudpayments: signByHmac,
      paddle: signAlert,
      paypro: signIpn,
    })
    app.addHook('onListen', async () => notifier.start())
    app.addHook('onClose', () => notifier.stop())

    app.setNotFoundHandler(() => {
      throw failure('not_found')
    })
    const style = await readFile(new URL('style.css', import.meta.url), 'utf8')
    app.route({
      method: 'GET',
      url: '/style.css',
      handler: (_request, reply) =>
        reply.header('cache-control', 'no-cache').type('text/css; charset=utf-8').send(style),
    })
    await app.register(ledger(options))
    await app.register(past(options))
    await app.register(faults(options))
    await app.register(outbox(options))
    await app.register(clock(options, notifier))
    await app.register(stripe(options, notifier), { prefix: '/stripe' })
    await app.register(cloudPayments(options, notifier), { prefix: '/cloudpayments' })
    await app.register(paddle(options, notifier), { prefix: '/paddle' })
    await app.register(payPro(options, notifier), { prefix: '/paypro' })
    await app.register(crm(options), { prefix: '/crm' })
    await app.register(sms(options), { prefix: '/sms' })
    await app.register(push(options), { prefix: '/push' })
    await app.register(recaptcha(options), { prefix: '/recaptcha' })
  }
