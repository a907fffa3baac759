import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { profileQuery } from '../../../api/profile.ts'
import { formatCountdown } from '../../../lib/countdown.ts'
import { Button } from '../../../ui/button.tsx'
import { CodeForm } from '../../../ui/code-form.tsx'
import { failureText } from '../../../ui/failure-text.ts'
import type { Busy } from '../../../ui/use-busy.ts'
import { confirmPhone } from '../queries.ts'
import type { Wait } from '../use-wait.ts'
import { writePhone } from './read-phone.ts'
import { useSendCode } from './use-send-code.ts'

interface CodeStepProps {
  readonly phone: string
  readonly wait: Wait
  readonly sending: Busy
  readonly onSent: () => void
  readonly onOther: () => void
  readonly onConfirmed: () => void
}

export const CodeStep = ({ phone, wait, sending: { busy, during }, onSent, onOther, onConfirmed }: CodeStepProps) => {
  const { t } = useTranslation('account')
  const queryClient = useQueryClient()
  const again = useSendCode(during, wait, onSent)
  const confirm = async (code: string): Promise<void> => {
    await confirmPhone({ phone, code })
    await queryClient.fetchQuery({ ...profileQuery, staleTime: 0 })
    onConfirmed()
  }
  return (
    <div className="stack">
      <p className="muted">{t('phone.sent', { phone: writePhone(phone) })}</p>
      <CodeForm
        label={t('phone.code')}
        hint={t('phone.code_hint')}
        action={t('phone.confirm_code')}
        awaited
        send={(code) => during(confirm(code))}
      />
      {again.isError && (
        <p className="error" role="alert">
          {failureText(again.error)}
        </p>
      )}
      <div className="row wrap">
        <Button
          kind="quiet"
          size="s"
          // It keeps the focus while the code is sent and counts down.
          idle={busy || wait.seconds > 0}
          onClick={() => {
            if (!busy && wait.seconds === 0) again.mutate(phone)
          }}
        >
          {wait.seconds > 0 ? t('phone.wait', { time: formatCountdown(wait.seconds) }) : t('phone.again')}
        </Button>
        <Button kind="quiet" size="s" disabled={busy} onClick={onOther}>
          {t('phone.other')}
        </Button>
      </div>
    </div>
  )
}
