import type { TicketMail, TicketMailChange } from '@foyer/contract/operator/ticket-mail.ts'
import { auditedByOperator } from '../../platform/audit/audit.ts'
import { changesOf } from '../../platform/audit/changes.ts'
import { failure } from '../../platform/failure.ts'
import type { OperatorCall } from '../../platform/http/call.ts'
import { ofOperator } from './audited.ts'
import type { Services } from './services.ts'
import { findOperator, lockOperator, type OperatorRow, setTicketMail } from './store.ts'

const choiceOf = (row: OperatorRow | undefined): TicketMail => {
  if (row === undefined || row.blocked) throw failure('unauthorized')
  const { mail_ticket_assigned, mail_customer_replied, mail_ticket_unassigned } = row
  return { mail_ticket_assigned, mail_customer_replied, mail_ticket_unassigned }
}

/** The caller's own choice of mails about tickets. */
export const createTicketMail = ({ database, audit }: Pick<Services, 'database' | 'audit'>) => ({
  read: ({ tenant, operator: { id } }: OperatorCall) =>
    database.read(tenant, async (tx) => choiceOf(await findOperator(tx, id))),
  change: (call: OperatorCall, wish: TicketMailChange) =>
    database.transaction(call.tenant, async (tx) => {
      const { id } = call.operator
      const before = choiceOf(await lockOperator(tx, id))
      const after: TicketMail = {
        mail_ticket_assigned: wish.mail_ticket_assigned ?? before.mail_ticket_assigned,
        mail_customer_replied: wish.mail_customer_replied ?? before.mail_customer_replied,
        mail_ticket_unassigned: wish.mail_ticket_unassigned ?? before.mail_ticket_unassigned,
      }
      const changes = changesOf(before, after)
      if (Object.keys(changes).length === 0) return before
      await setTicketMail(tx, id, after)
      await audit(tx, {
        ...auditedByOperator(call),
        action: 'operator_mail_changed',
        ...ofOperator(id),
        changes,
      })
      return after
    }),
})
