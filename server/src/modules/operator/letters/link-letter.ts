import type { Tx } from '../../../platform/database/database.ts'
import type { OperatorCall } from '../../../platform/http/call.ts'
import type { LinkLetterWords, OperatorTexts } from '../locale/en.ts'
import { rolesWith } from '../policy.ts'
import type { DeskServices } from '../services.ts'
import { listPeople, type OperatorRow } from '../store.ts'
import { consoleLetterId, postConsoleLetter } from './operator-letter.ts'

type LinkWords = (texts: OperatorTexts['links'], brand: string) => LinkLetterWords

/** `by` names who did it, or is “You”. */
type NoticeWords = (texts: OperatorTexts['notices'], brand: string, by: string) => LinkLetterWords

const linkKind = 'link'

/** Mails a link for choosing a password. `once`: the job that does it, which may run again. */
export const postLinkLetter = (
  services: DeskServices,
  tx: Tx,
  { tenant, email }: Pick<OperatorRow, 'tenant' | 'email'>,
  path: string,
  words: LinkWords,
  once?: string,
): Promise<void> =>
  postConsoleLetter(services, tx, tenant, {
    kind: linkKind,
    ...(once !== undefined && { once }),
    to: email,
    path,
    words: ({ links }, brand) => words(links, brand),
  })

/** Whether an earlier run of the job has mailed its link. */
export const isLinkPosted = (
  { mailer }: DeskServices,
  tx: Tx,
  { tenant, email }: Pick<OperatorRow, 'tenant' | 'email'>,
  once: string,
): Promise<boolean> => mailer.isPosted(tx, tenant, consoleLetterId(linkKind, once), email)

/**
 * Tells those who manage operators that somebody can sign in, or may do more, because one of them wished it: that could be a second mailbox
 * of theirs. The one in whose name it was done is told with which device and from where: somebody else may have had their session.
 */
export const tellAdministrators = async (
  services: DeskServices,
  tx: Tx,
  call: OperatorCall,
  about: Pick<OperatorRow, 'id'>,
  words: NoticeWords,
): Promise<void> => {
  const { tenant, operator } = call
  const managers = await listPeople(tx, rolesWith('operators:write'))
  for (const { id, email } of managers.filter((one) => one.id !== about.id))
    await postConsoleLetter(services, tx, tenant, {
      kind: 'colleague',
      to: email,
      path: '/operator/operators',
      words: ({ notices, own_deed }, brand) =>
        id === operator.id
          ? { ...words(notices, brand, own_deed.by), notYou: own_deed.notYou }
          : words(notices, brand, operator.name),
      done: call,
    })
}
