import { OperatorRole } from '@foyer/contract/operator/operator.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { OperatorCall } from '../../../platform/http/call.ts'
import type { OperatorLetterWords, OperatorTexts } from '../locale/en.ts'
import type { DeskServices } from '../services.ts'
import { isRaise } from '../standing-rules.ts'
import type { OperatorRow } from '../store.ts'
import { tellAdministrators } from './link-letter.ts'
import { postConsoleLetter } from './operator-letter.ts'

type Words = (texts: OperatorTexts['standing'], brand: string, roles: OperatorTexts['roles']) => OperatorLetterWords

/** Programs read no mails, and somebody who has not chosen a password has not proved yet that they read theirs. */
const tellThem = async (
  services: DeskServices,
  tx: Tx,
  { tenant, email: to, password_hash }: OperatorRow,
  words: Words,
): Promise<void> => {
  if (password_hash === null) return
  await postConsoleLetter(services, tx, tenant, {
    kind: 'standing',
    to,
    path: '/operator/security',
    words: ({ standing, roles }, brand) => words(standing, brand, roles),
  })
}

/**
 * Tells an operator who may do more than before, and those who manage operators: it outlives the session it was done in, as an invite
 * does.
 */
export const postStandingLetters = async (
  services: DeskServices,
  tx: Tx,
  call: OperatorCall,
  before: OperatorRow,
  after: OperatorRow,
): Promise<void> => {
  const { name } = call.operator
  if (before.blocked && !after.blocked) {
    await tellThem(services, tx, after, (words, brand) => words.unblocked(brand, name))
    await tellAdministrators(services, tx, call, after, (words, brand, by) =>
      words.colleague_unblocked(brand, by, after),
    )
  }
  if (isRaise(before.role, after.role)) {
    const role = OperatorRole.parse(after.role)
    await tellThem(services, tx, after, (words, brand, roles) => words.role_changed(brand, name, roles[role]))
    await tellAdministrators(services, tx, call, after, (words, brand, by) =>
      words.colleague_raised(brand, by, after, role),
    )
  }
}
