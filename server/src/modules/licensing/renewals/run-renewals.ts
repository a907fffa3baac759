import type { Services } from '../services.ts'
import { chargeDue } from './charge-due.ts'
import { openDue } from './open-due.ts'
import { remindDue } from './remind-due.ts'
import { stopDue } from './stop-due.ts'

/** More rounds than a licence of a day needs to catch up with a month; what is left is done by the next run. */
const roundsAtMost = 40

/**
 * One run for one brand: invoices of the next period are opened, cards charged, people reminded, what stayed unpaid is stopped.
 * Each step takes its work under a lock and can be repeated at any point, by any number of processes. Money is asked for
 * before anything is stopped. A paid period may make the next one due, so the run goes on until nothing is.
 */
export const runRenewals =
  (services: Services) =>
  async (tenant: string): Promise<void> => {
    for (let round = 0; round < roundsAtMost; round += 1) {
      const opened = await openDue(services, tenant)
      const charged = await chargeDue(services, tenant)
      if (opened + charged === 0) break
    }
    await remindDue(services, tenant)
    await stopDue(services, tenant)
  }
