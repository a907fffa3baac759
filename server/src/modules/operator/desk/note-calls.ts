import { dayMs } from '@foyer/contract/vocabulary/days.ts'
import type { NoteOperatorCall } from '../../../platform/http/identify.ts'
import { makeId } from '../../../platform/ids.ts'
import { everyBrand } from '../../branding/index.ts'
import { dropLinksBefore } from '../entry/link-store.ts'
import type { DeskServices } from '../services.ts'
import { dropCallsBefore, noteCall } from './key-store.ts'

const keptMs = 30 * dayMs
const sweepMs = 3_600_000

/** Records which call was made with which key, after the answer: a failing log delays no call. */
export const noteCalls =
  ({ database, clock, log }: DeskServices): NoteOperatorCall =>
  ({ tenant, credential_id, method, path, status, ip, request_id }) => {
    const values = [makeId(clock), credential_id, clock.now(), method, path, status, ip, request_id]
    database
      .hotWrite(tenant, noteCall, values)
      .catch((error: unknown) => log.warn({ err: error }, 'a call of an operator could not be written down'))
  }

/** Calls, and links that opened nothing any more, are deleted after thirty days. */
export const forgetCalls = ({ database, clock, jobs, branding }: DeskServices): void => {
  const forget = (tenant: string): Promise<void> => {
    const before = new Date(clock.now().getTime() - keptMs)
    return database.transaction(tenant, async (tx) => {
      await dropCallsBefore(tx, before)
      await dropLinksBefore(tx, before)
    })
  }
  jobs.every('calls of operators', sweepMs, everyBrand(branding, forget))
}
