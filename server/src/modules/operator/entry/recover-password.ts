import type { OperatorRecoveryBody } from '@foyer/contract/operator/entry.ts'
import type { Call } from '../../../platform/http/call.ts'
import type { JobRun } from '../../../platform/jobs/jobs.ts'
import { ofOperator } from '../audited.ts'
import { isLinkPosted, postLinkLetter } from '../letters/link-letter.ts'
import type { DeskServices } from '../services.ts'
import { findOperatorByEmail, lockOperator } from '../store.ts'
import { makeRecovery } from './links.ts'

const queue = 'operator_password_recovery'

interface Recovery {
  readonly tenant: string
  readonly email: string
  readonly ip: string
}

/** Answered before the operator is looked up, so that neither the answer nor its time reveals whether there is one. */
export const askRecovery =
  ({ database, jobs, limits }: DeskServices) =>
  async (call: Call, { email }: OperatorRecoveryBody): Promise<void> => {
    await limits.recovery.take(call, email)
    // Counted here and not in the job, which may run again.
    if (!(await limits.mailbox(call.tenant, email))) return
    const recovery: Recovery = { tenant: call.tenant, email, ip: call.ip }
    await database.transaction(call.tenant, (tx) => jobs.enqueue(tx, queue, recovery))
  }

/**
 * Mails the link to an operator who has a password. Somebody who was invited and has none asks a colleague for a new link: otherwise an
 * invited operator could get another link after the sender was blocked.
 */
const mailRecovery = async (
  services: DeskServices,
  { id: run, data: { tenant, email, ip } }: JobRun<Recovery>,
): Promise<void> => {
  const { database, clock, audit } = services
  await database.transaction(tenant, async (tx) => {
    const known = await findOperatorByEmail(tx, email)
    const operator = known && (await lockOperator(tx, known.id))
    // The operator may have been given another address before the lock.
    if (operator === undefined || operator.email !== known?.email) return
    if (operator.blocked || operator.password_hash === null) return
    // The job runs again: another link would revoke the one that was mailed.
    if (await isLinkPosted(services, tx, operator, run)) return
    const path = await makeRecovery(clock, tx, operator)
    await postLinkLetter(services, tx, operator, path, ({ recovery }, brand) => recovery(brand), run)
    await audit(tx, {
      tenant,
      actor: 'system',
      actor_ip: ip,
      action: 'password_recovery_asked',
      ...ofOperator(operator.id),
    })
  })
}

export const handleRecoveries = (services: DeskServices): void => {
  services.jobs.handle<Recovery>(queue, (run) => mailRecovery(services, run))
}
