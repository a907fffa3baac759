import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'

export interface EndedRow {
  readonly id: string
  /** Whom it was sent to. */
  readonly email: string
  readonly status: string
  readonly created_at: Date
  readonly ended_at: Date
}

/** They are deleted after a month, so there are few. */
const most = 1_000

/** Invites that are over, whether or not somebody noted that they expired: those that a person sent, and those to their address. */
export const listEndedInvites = async (
  tx: Tx,
  { from, to, now }: { readonly from: string; readonly to: string | null; readonly now: Date },
): Promise<EndedRow[]> => {
  const { rows } = await sql<EndedRow>`
    select id, email, case status when 'pending' then 'expired' else status end as status, created_at,
      coalesce(ended_at, expires_at) as ended_at
    from company.invite
    where tenant = platform.tenant() and (invited_by = ${from} or email = ${to}) and (status <> 'pending' or expires_at <= ${now})
    order by created_at desc limit ${most}`.execute(tx)
  return rows
}

export const listWithdrawn = async (tx: Tx, senderId: string): Promise<EndedRow[]> => {
  const { rows } = await sql<EndedRow>`
    select id, recipient_email as email, status, created_at, ended_at from company.colleague_request
    where tenant = platform.tenant() and sender_id = ${senderId} and status = 'withdrawn'
    order by created_at desc limit ${most}`.execute(tx)
  return rows
}
