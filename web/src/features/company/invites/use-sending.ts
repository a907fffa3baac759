import type { SentInvite } from '@foyer/contract/company/company.ts'
import type { UseMutationResult } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { MutationMessages } from '../../../api/query-client.ts'
import { copyText } from '../../../ui/copy-text.ts'
import { toasts } from '../../../ui/toast-store.ts'
import { getInviteLink } from '../calls.ts'
import { useCompanyChange } from '../use-company-change.ts'

export const useCopyLink = (): UseMutationResult<unknown, Error, string> => {
  const { t } = useTranslation('company')
  return useCompanyChange(async (id: string) => {
    const { url } = await getInviteLink(id)
    if (await copyText(url))
      toasts.show({ tone: 'ok', title: t('invites.link_copied'), details: [t('invites.link_warning')] })
  })
}

/** Wraps a call that mails an invite. If the invite was saved but not mailed, a message offers its link. */
export const useSending = <Input = void>(
  send: (input: Input) => Promise<SentInvite>,
  success: (email: string) => string,
  meta: MutationMessages = {},
): UseMutationResult<SentInvite, Error, Input> => {
  const { t } = useTranslation('company')
  const { mutate } = useCopyLink()
  return useCompanyChange(async (input: Input) => {
    const sent = await send(input)
    const { id, email, mailed } = sent
    if (mailed) toasts.show({ tone: 'ok', title: success(email) })
    else
      toasts.show({
        tone: 'warn',
        title: t('invites.not_mailed'),
        details: [t('invites.not_mailed_why', { email })],
        actions: [{ label: t('invites.copy'), run: () => mutate(id) }],
      })
    return sent
  }, meta)
}
