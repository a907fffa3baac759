import type { SentInvite } from '@foyer/contract/company/company.ts'
import type { UseMutationResult } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { copyText } from '../../../ui/copy-text.ts'
import { toasts } from '../../../ui/toast-store.ts'
import { getInviteLink, resendInvite } from '../calls.ts'
import { useCompanyChange } from '../use-company-change.ts'

export const useCopyLink = (): UseMutationResult<unknown, Error, string> => {
  const { t } = useTranslation('company')
  return useCompanyChange(async (id: string) => {
    const { url } = await getInviteLink(id)
    if (await copyText(url))
      toasts.show({ tone: 'ok', title: t('invites.link_copied'), details: [t('invites.link_warning')] })
  })
}

/** A message about invites that were saved but not mailed. It offers the link of a single one; those of several are in the list. */
export const useTellUnmailed = (): ((invites: readonly SentInvite[]) => void) => {
  const { t } = useTranslation('company')
  const { mutate } = useCopyLink()
  return (invites) => {
    const [first, ...others] = invites
    if (first === undefined) return
    const { id, email } = first
    if (others.length === 0)
      toasts.show({
        tone: 'warn',
        title: t('invites.not_mailed'),
        details: [t('invites.not_mailed_why', { email })],
        actions: [{ label: t('invites.copy'), run: () => mutate(id) }],
      })
    else
      toasts.show({
        tone: 'warn',
        title: t('invites.several_not_mailed'),
        details: [t('invites.several_not_mailed_why', { emails: invites.map((invite) => invite.email).join(', ') })],
      })
  }
}

/** Mails an open invite again. */
export const useResending = ({ id, email }: Pick<SentInvite, 'id' | 'email'>): UseMutationResult<SentInvite> => {
  const { t } = useTranslation('company')
  const tellUnmailed = useTellUnmailed()
  return useCompanyChange(async () => {
    const sent = await resendInvite(id)
    if (sent.mailed) toasts.show({ tone: 'ok', title: t('invites.resent', { email }) })
    else tellUnmailed([sent])
    return sent
  })
}
