import type { InviteBody, SentInvite } from '@foyer/contract/company/company.ts'
import type { UseMutationResult } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Failure } from '../../../api/failure.ts'
import { toasts } from '../../../ui/toast-store.ts'
import { createInvite } from '../calls.ts'
import { useCompanyChange } from '../use-company-change.ts'
import { useTellUnmailed } from './use-sending.ts'

export interface Invites extends Record<string, unknown> {
  readonly emails: string[]
  readonly roles: InviteBody['roles']
}

/** Why each address that could not be invited was refused. */
export type Refusals = ReadonlyMap<string, string>

/** The address is to blame: the others can still be invited. */
const refusalOf = (error: unknown): string | undefined =>
  error instanceof Failure && error.isOfFields ? error.message : undefined

interface InvitingEvents {
  readonly onSent: (email: string) => void
  /** All were tried. The page has not reloaded its data yet, and the next addresses can be typed meanwhile. */
  readonly onTried: (refusals: Refusals) => void
}

/**
 * Invites the addresses one after the other, with the same roles. If a call fails for another reason than its address,
 * such as a lost network, the rest are not tried.
 */
export const useInviting = ({ onSent, onTried }: InvitingEvents): UseMutationResult<Refusals, Error, Invites> => {
  const { t } = useTranslation('company')
  const tellUnmailed = useTellUnmailed()
  const tell = (sent: readonly SentInvite[]): void => {
    const mailed = sent.filter((invite) => invite.mailed).length
    if (mailed > 0)
      toasts.show({ tone: 'ok', title: t(mailed === 1 ? 'invites.sent' : 'invites.several_sent', { count: mailed }) })
    tellUnmailed(sent.filter((invite) => !invite.mailed))
  }
  return useCompanyChange(async ({ emails, roles }: Invites) => {
    const sent: SentInvite[] = []
    const refusals = new Map<string, string>()
    try {
      for (const email of emails)
        try {
          sent.push(await createInvite({ email, roles }))
          onSent(email)
        } catch (error) {
          const why = refusalOf(error)
          if (why === undefined) throw error
          refusals.set(email, why)
        }
      onTried(refusals)
      return refusals
    } finally {
      tell(sent)
    }
  })
}
