import type { Tx } from '../../../platform/database/database.ts'
import type { OperatorCall } from '../../../platform/http/call.ts'
import type { LinkLetterWords, OperatorTexts } from '../locale/en.ts'
import { rolesWith } from '../policy.ts'
import type { DeskServices } from '../services.ts'
import { listPeople, type OperatorRow } from '../store.ts'
import { postConsoleLetter } from './operator-letter.ts'

type Words<Of extends 'links' | 'notices'> = (texts: OperatorTexts[Of], brand: string) => LinkLetterWords

/** Mails a link for choosing a password. */
export const postLinkLetter = (
  services: DeskServices,
  tx: Tx,
  { tenant, email }: Pick<OperatorRow, 'tenant' | 'email'>,
  path: string,
  words: Words<'links'>,
): Promise<void> =>
  postConsoleLetter(services, tx, tenant, {
    kind: 'link',
    to: email,
    path,
    words: ({ links }, brand) => words(links, brand),
  })

/**
 * Tells the others who manage operators that somebody can choose a password at an address that one of them entered: that could be a second
 * mailbox of theirs.
 */
export const tellAdministrators = async (
  services: DeskServices,
  tx: Tx,
  { tenant, operator }: OperatorCall,
  about: OperatorRow,
  words: Words<'notices'>,
): Promise<void> => {
  const managers = await listPeople(tx, rolesWith('operators:write'))
  for (const { email } of managers.filter(({ id }) => id !== operator.id && id !== about.id))
    await postConsoleLetter(services, tx, tenant, {
      kind: 'colleague',
      to: email,
      path: '/operator/operators',
      words: ({ notices }, brand) => words(notices, brand),
    })
}
