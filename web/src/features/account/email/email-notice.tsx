import { useMutation } from '@tanstack/react-query'
import { MailWarning } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatCountdown } from '../../../lib/countdown.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { sendEmailConfirmation } from '../queries.ts'
import { pauseOf, useWait } from '../use-wait.ts'

interface EmailNoticeProps {
  readonly email: string
  readonly accountId: string
}

/** The e-mail is not confirmed yet: what confirming is for, and a button to send another mail. */
export const EmailNotice = ({ email, accountId }: EmailNoticeProps) => {
  const { t } = useTranslation('account')
  const wait = useWait(`email_${accountId}`)
  const { mutate, isPending } = useMutation({
    mutationFn: sendEmailConfirmation,
    onSuccess: ({ retry_after }) => wait.start(retry_after),
    onError: (error) => {
      const pause = pauseOf(error)
      if (pause !== undefined) wait.start(pause)
    },
    meta: { success: t('email_notice.sent', { email }) },
  })
  const waits = wait.seconds > 0
  return (
    <Banner
      tone="warn"
      icon={MailWarning}
      action={
        <Button size="s" disabled={waits} busy={isPending} onClick={() => mutate()}>
          {waits ? t('email_notice.wait', { time: formatCountdown(wait.seconds) }) : t('email_notice.send')}
        </Button>
      }
    >
      {t('email_notice.text', { email })}
    </Banner>
  )
}
