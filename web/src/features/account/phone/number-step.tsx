import type { Profile } from '@foyer/contract/account/profile.ts'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { formatCountdown } from '../../../lib/countdown.ts'
import { Button } from '../../../ui/button.tsx'
import { failureText } from '../../../ui/failure-text.ts'
import { enterField } from '../../../ui/form/enter-field.ts'
import { TextField } from '../../../ui/text-field.tsx'
import type { Busy } from '../../../ui/use-busy.ts'
import type { Wait } from '../use-wait.ts'
import { readPhone, writePhone } from './read-phone.ts'
import { useSendCode } from './use-send-code.ts'

interface NumberStepProps {
  readonly profile: Profile
  readonly wait: Wait
  readonly during: Busy['during']
  readonly onSent: (phone: string) => void
}

export const NumberStep = ({ profile, wait, during, onSent }: NumberStepProps) => {
  const { t } = useTranslation(['account', 'app'])
  const [text, setText] = useState(profile.phone === null ? '' : writePhone(profile.phone))
  const [left, setLeft] = useState(false)
  const send = useSendCode(during, wait, onSent)
  const phone = readPhone(text, profile.country)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (send.isError) enterField(field.current)
  }, [send.isError])
  const problem = (): string | undefined => {
    if (left && text.trim() === '') return t('app:validators.required')
    if (left && phone === undefined) return t('app:validators.incorrect', { field: t('phone.label') })
    return send.isError ? failureText(send.error) : undefined
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    // Rendered before the field gets the focus, so that the error is read out with it.
    flushSync(() => setLeft(true))
    if (phone === undefined) enterField(field.current)
    else if (wait.seconds === 0) send.mutate(phone)
  }
  return (
    <form className="stack" noValidate onSubmit={submit}>
      <p className="muted">{t('phone.about')}</p>
      <TextField
        ref={field}
        label={t('phone.label')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        placeholder="+49 40 123456"
        value={text}
        error={problem()}
        onChange={({ target }) => {
          setText(target.value)
          send.reset()
        }}
        onBlur={() => setLeft(text !== '')}
      />
      <div className="row">
        <Button type="submit" kind="primary" idle={wait.seconds > 0} busy={send.isPending}>
          {wait.seconds > 0 ? t('phone.wait', { time: formatCountdown(wait.seconds) }) : t('phone.send')}
        </Button>
      </div>
    </form>
  )
}
