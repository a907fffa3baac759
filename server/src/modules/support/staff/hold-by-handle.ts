import type { Tx } from '../../../platform/database/database.ts'
import { failure } from '../../../platform/failure.ts'
import type { Manager, Services } from '../services.ts'

/** Fails with 422 at that field for somebody unknown or blocked. Nobody can block them until the transaction ends. */
export const holdManager = async (
  { staff }: Pick<Services, 'staff'>,
  tx: Tx,
  handle: string,
  pointer: string,
): Promise<Manager> => {
  const found = await staff.holdByHandle(tx, handle)
  if (found === undefined || found.blocked) throw failure('invalid', { pointer })
  return found
}
