import { hourMs, minuteMs } from '@foyer/contract/vocabulary/durations.ts'
import { everyBrand } from '../branding/index.ts'
import { tellEndingFiles } from './activation/tell-ending-files.ts'
import { blockDisputed, type DisputeNews } from './block-disputed.ts'
import {
  chargeQueue,
  chargeRaise,
  noteRaiseGivenUp,
  noteRaisePaid,
  noteRaiseRefused,
  type RaiseCharge,
} from './limits/charge-raise.ts'
import { announceExpiring } from './renewals/announce-expiring.ts'
import { repriceRenewal, repriceUnpaid } from './renewals/reprice-renewal.ts'
import { runRenewals } from './renewals/run-renewals.ts'
import { noteSilence } from './servers/note-silence.ts'
import type { Services } from './services.ts'
import { noteUsage } from './usage/read-usage.ts'

const listenMs = 30_000
const measureMs = 5 * minuteMs
const renewMs = 3_600_000
const expiringMs = 24 * hourMs

interface LicenceEvent {
  readonly tenant: string
  readonly deliverable_id: string
}

interface OrderEvent {
  readonly tenant: string
  readonly order_id: string
}

/** Background work: the queue of raises, silent servers, usage, renewals. */
export const keepBusy = (services: Services): void => {
  const { jobs, branding } = services
  const everywhere = (round: (tenant: string) => Promise<unknown>) => everyBrand(branding, round)
  jobs.every('silent media servers', listenMs, everywhere(noteSilence(services)))
  jobs.every('usage of licences', measureMs, everywhere(noteUsage(services)))
  jobs.every('expiring licences', expiringMs, everywhere(announceExpiring(services)))
  jobs.every('files that end', expiringMs, everywhere(tellEndingFiles(services)))
  jobs.every('renewals', renewMs, everywhere(runRenewals(services)))
  jobs.handle<RaiseCharge>(chargeQueue, ({ data }) => chargeRaise(services)(data))
  jobs.on<OrderEvent>('order_paid', 'licensing', ({ data }) => noteRaisePaid(services)(data))
  jobs.on<OrderEvent>('order_cancelled', 'licensing', ({ data }) => noteRaiseGivenUp(services)(data))
  jobs.on<OrderEvent>('payment_failed', 'licensing', ({ data }) => noteRaiseRefused(services)(data))
  jobs.on<DisputeNews>('payment_disputed', 'licensing', ({ data }) => blockDisputed(services)(data))
  jobs.on<LicenceEvent>('licence_changed', 'renewals', ({ data }) => repriceRenewal(services)(data))
  jobs.on<OrderEvent>('payment_failed', 'renewals', ({ data }) => repriceUnpaid(services)(data))
  jobs.on<OrderEvent>('transfer_refused', 'renewals', ({ data }) => repriceUnpaid(services)(data))
}
