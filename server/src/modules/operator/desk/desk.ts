import type { DeskServices } from '../services.ts'
import { changeOperator } from './change-operator.ts'
import { endKey } from './end-keys.ts'
import { exportAudit } from './export-audit.ts'
import { inviteOperator, sendInvite } from './invite-operator.ts'
import { createKey } from './make-key.ts'
import { readAudit, readBrand, readOperators } from './read-desk.ts'
import { readKeyCalls, readKeys } from './read-keys.ts'
import { setOperatorEmail } from './set-operator-email.ts'

/** Keys, the audit log, colleagues and the brand. */
export const createDesk = (services: DeskServices) => ({
  audit: readAudit(services),
  exportAudit: exportAudit(services),
  operators: readOperators(services),
  inviteOperator: inviteOperator(services),
  sendInvite: sendInvite(services),
  changeOperator: changeOperator(services),
  setOperatorEmail: setOperatorEmail(services),
  keys: readKeys(services),
  createKey: createKey(services),
  endKey: endKey(services),
  keyCalls: readKeyCalls(services),
  brand: readBrand(services),
})

export type Desk = ReturnType<typeof createDesk>
