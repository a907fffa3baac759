import type { Tx } from '../../platform/database/database.ts'
import type { Call } from '../../platform/http/call.ts'
import { surroundingsOf } from '../../platform/http/network.ts'
import { isKnownPlace } from '../account/index.ts'
import { postOperatorLetter } from './letters/operator-letter.ts'
import type { DeskServices } from './services.ts'
import { listPlaces, type OperatorRow } from './store.ts'

/** Mails an operator about a sign-in from a new device or place. Called before the session is stored. */
export const tellOfNewDevice = async (
  services: DeskServices,
  tx: Tx,
  call: Pick<Call, 'tenant' | 'ip' | 'user_agent'>,
  operator: OperatorRow,
): Promise<void> => {
  if (isKnownPlace(await listPlaces(tx, operator.id), call, surroundingsOf)) return
  await postOperatorLetter(services, tx, { ...call, operator }, 'new_device')
}
