import { daySeconds } from '@foyer/contract/vocabulary/durations.ts'
import type { FastifyPluginAsync } from 'fastify'
import * as z from 'zod'
import type { Notifier } from './notifier.ts'
import type { SandboxOptions } from './options.ts'
import { chargeSubscriptions } from './subscriptions.ts'

const tenYears = 10 * 366 * daySeconds
const Advance = z.strictObject({ advance_seconds: z.int().min(1).max(tenYears) })

/** The timeout of a jump: a long one can make much work due, such as everybody's renewals, e-mails and reports. */
const leapMs = 600_000

/** `GET /clock` returns the time that all rules use. `POST /clock` moves it ahead and answers when everything due has run. */
export const clock =
  (options: SandboxOptions, notifier: Notifier): FastifyPluginAsync =>
  async (app) => {
    const { clock: time, advanceClock, onAdvance } = options
    const tell = () => ({ now: time.now().toISOString() })

    app.route({ method: 'GET', url: '/clock', handler: async () => tell() })

    app.route<{ Body: z.output<typeof Advance> }>({
      method: 'POST',
      url: '/clock',
      schema: { body: Advance },
      handlerTimeout: leapMs,
      handler: async (request) => {
        request.raw.socket.setTimeout(leapMs)
        await advanceClock(request.body.advance_seconds)
        await chargeSubscriptions(options)
        // Due notifications are delivered first, as they would have arrived before the jobs of the later time. The jobs
        // then call providers, which send further notifications.
        await notifier.deliverDue()
        await onAdvance()
        await notifier.deliverDue()
        return tell()
      },
    })
  }
