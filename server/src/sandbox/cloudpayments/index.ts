import { readFile } from 'node:fs/promises'
import type { FastifyPluginAsync } from 'fastify'
import type { Notifier } from '../notifier.ts'
import type { SandboxOptions } from '../options.ts'
import { type Provider, serveProvider } from '../provider-api.ts'
import { cloudPaymentsCalls } from './api.ts'
import { widgetPage } from './widget-page.ts'

/** CloudPayments as Foyer's server and the browser use it: the API, the window's script and its content. */
export const cloudPayments =
  (options: SandboxOptions, notifier: Notifier): FastifyPluginAsync =>
  async (app) => {
    const provider: Provider = { gateway: 'cloudpayments', options, notifier }
    for (const call of cloudPaymentsCalls)
      app.route({ method: 'POST', url: call.name.replace('POST ', ''), handler: serveProvider(provider, call) })
    const script = await readFile(new URL('browser/widget.js', import.meta.url), 'utf8')
    app.route({
      method: 'GET',
      url: '/widget.js',
      handler: (_request, reply) =>
        reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(script),
    })
    await app.register(widgetPage(provider))
  }
