import type { Tx } from '../../../platform/database/database.ts'

/** Invites and requests to colleagues in any state: those to this address, and the requests of this account. */
export const deleteLettersTo = async (
  tx: Tx,
  { id, email }: { readonly id: string; readonly email: string },
): Promise<void> => {
  await tx.deleteFrom('company.invite').where('email', '=', email).execute()
  await tx
    .deleteFrom('company.colleague_request')
    .where((eb) => eb.or([eb('recipient_email', '=', email), eb('sender_id', '=', id)]))
    .execute()
}
