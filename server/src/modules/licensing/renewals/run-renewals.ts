import { dayOf } from '@foyer/contract/vocabulary/days.ts'
import { giveUpLapsed } from '../limits/give-up-raises.ts'
import type { Services } from '../services.ts'
import { chargeDue } from './charge-due.ts'
import { holdAwaited } from './hold-awaited.ts'
import { openDue } from './open-due.ts'
import { remindDue } from './remind-due.ts'
import { stopDue } from './stop-due.ts'

/** How long one step of a run may take. The next run does the rest. */
const stepMs = 600_000

type Step = (services: Services, tenant: string) => Promise<number>

const openAndCharge: Step = async (services, tenant) =>
  (await openDue(services, tenant)) + (await chargeDue(services, tenant))

/** A raise is priced for the days that were left when it was requested. After its last day it would be sold for days that are over. */
const giveUpRaises: Step = (services, tenant) =>
  services.database.transaction(tenant, (tx) =>
    giveUpLapsed(services, tx, dayOf(services.clock.now()), {
      actor: 'system',
      reason: 'nobody has paid it in time',
    }),
  )

/**
 * One run for one brand: issues invoices of the next period, charges cards, sends reminders, and stops what stayed unpaid, unless staff have
 * yet to decide about its money. Each step leases some of its work and can be repeated at any point, by any number of processes. Payment is
 * requested before anything is stopped. A paid period may make the next one due, so each step continues until nothing is left.
 */
export const runRenewals =
  (services: Services) =>
  async (tenant: string): Promise<void> => {
    const now = (): number => services.clock.now().getTime()
    for (const step of [openAndCharge, remindDue, holdAwaited, stopDue, giveUpRaises]) {
      const until = now() + stepMs
      while (now() < until && (await step(services, tenant)) > 0);
    }
  }
