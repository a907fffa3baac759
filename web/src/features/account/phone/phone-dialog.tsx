import type { Profile } from '@foyer/contract/account/profile.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { browserStore } from '../../../lib/storage.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { toasts } from '../../../ui/toast-store.ts'
import { useBusy } from '../../../ui/use-busy.ts'
import { useWait } from '../use-wait.ts'
import { CodeStep } from './code-step.tsx'
import { NumberStep } from './number-step.tsx'

interface PhoneDialogProps {
  readonly profile: Profile
  readonly onClose: () => void
}

/** The number that a code was sent to but not yet confirmed. Kept in this browser, like the pause before the next code. */
const usePending = (accountId: string, waits: boolean) => {
  const key = `phone_code_${accountId}`
  const [pending, setPending] = useState(() => (waits ? (browserStore.get(key) ?? '') : ''))
  const keep = (phone: string): void => {
    if (phone === '') browserStore.remove(key)
    else browserStore.set(key, phone)
    setPending(phone)
  }
  return [pending, keep] as const
}

/** First the number, then the code sent to it. */
export const PhoneDialog = ({ profile, onClose }: PhoneDialogProps) => {
  const { t } = useTranslation('account')
  const wait = useWait(`phone_${profile.id}`)
  const sending = useBusy()
  const [pending, setPending] = usePending(profile.id, wait.seconds > 0)
  const [codes, setCodes] = useState(0)
  const countCode = (): void => setCodes((before) => before + 1)
  return (
    <Dialog title={t('phone.title')} busy={sending.busy} onClose={onClose}>
      {pending === '' ? (
        <NumberStep
          profile={profile}
          wait={wait}
          during={sending.during}
          onSent={(phone) => {
            setPending(phone)
            countCode()
          }}
        />
      ) : (
        <CodeStep
          phone={pending}
          wait={wait}
          sending={sending}
          onSent={countCode}
          onOther={() => setPending('')}
          onConfirmed={() => {
            setPending('')
            onClose()
            toasts.show({ tone: 'ok', title: t('phone.done') })
          }}
        />
      )}
      {/* A further code is announced like the first one. */}
      <output className="sr">{codes > 0 && <span key={codes}>{t('phone.code_sent')}</span>}</output>
    </Dialog>
  )
}
