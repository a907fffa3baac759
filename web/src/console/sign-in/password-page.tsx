import '../../ui/button.css'
import { NewPassword } from '@foyer/contract/account/password.ts'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { answerOf } from '../../api/client.ts'
import { Failure, statusOf } from '../../api/failure.ts'
import { dropLinkToken } from '../../api/link-token.ts'
import { useLinkToken } from '../../api/use-link-token.ts'
import { tabStore } from '../../lib/storage.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { repeatsPassword } from '../../ui/form/repeated-password.ts'
import { useSaveForm } from '../../ui/form/use-save-form.ts'
import { PasswordField } from '../../ui/password-field.tsx'
import { PasswordStrength } from '../../ui/password-strength.tsx'
import { api } from '../api.ts'
import { paths } from '../paths.ts'
import { Door } from './door.tsx'

const signIn: string = paths.signIn
const recovery: string = paths.recovery

const blank = { password: '', repeat_password: '' }

const values = z
  .object({ password: NewPassword, repeat_password: z.string().check(z.minLength(1)) })
  .check(repeatsPassword)

interface FormProps {
  readonly token: string
  readonly onSaved: () => void
  /** The link has expired, was used, or belongs to somebody who is blocked. */
  readonly onDead: () => void
}

const useChoosing = ({ token, onSaved, onDead }: FormProps) =>
  useMutation({
    mutationFn: ({ password }: typeof blank) =>
      answerOf(api.POST('/operator/api/v1/reset_password', { headers: { 'Email-Token': token }, body: { password } })),
    onSuccess: onSaved,
    onError: (error) => {
      if ([401, 403, 404].includes(statusOf(error) ?? 0)) onDead()
    },
    meta: { ownFailure: true },
  })

const PasswordForm = (props: FormProps) => {
  const { t } = useTranslation(['operator', 'staff'])
  const choosing = useChoosing(props)
  const names = { password: t('security.new'), repeat_password: t('security.repeat') }
  const { form, onSubmit } = useSaveForm({ saved: blank, schema: values, names, save: choosing.mutateAsync })
  const eye = { showLabel: t('security.show'), hideLabel: t('security.hide') }
  const { error } = choosing
  return (
    <form className="stack" noValidate onSubmit={onSubmit}>
      {error !== null && !(error instanceof Failure && error.isOfFields) && (
        <Banner tone="danger">{t('staff:choose_password.failed')}</Banner>
      )}
      <PasswordField
        {...form.getInputProps('password')}
        {...eye}
        label={names.password}
        hint={t('staff:choose_password.hint')}
        autoComplete="new-password"
      />
      <PasswordStrength password={form.values.password} />
      <PasswordField
        {...form.getInputProps('repeat_password')}
        {...eye}
        label={names.repeat_password}
        autoComplete="new-password"
      />
      <Button type="submit" kind="primary" size="l" wide busy={choosing.isPending}>
        {t('staff:choose_password.action')}
      </Button>
    </form>
  )
}

const Dead = () => {
  const { t } = useTranslation(['operator', 'staff'])
  return (
    <Door title={t('staff:choose_password.dead_title')} about={t('staff:choose_password.dead_text')} isAnswer>
      <Link to={recovery} className={buttonClass({ kind: 'primary', size: 'l', wide: true })}>
        {t('staff:choose_password.ask_again')}
      </Link>
      <p className="muted">
        <Link to={signIn} className="link">
          {t('staff:recovery.back')}
        </Link>
      </p>
    </Door>
  )
}

/** Where the links of invites and recovery mails lead. */
export const PasswordPage = () => {
  const { t } = useTranslation(['operator', 'staff'])
  const token = useLinkToken()
  const [stage, setStage] = useState<'choosing' | 'saved' | 'dead'>('choosing')
  // Drops the token: returning to this page in the same tab must not use the link again.
  const end = (how: typeof stage): void => {
    dropLinkToken(tabStore, paths.choosePassword)
    setStage(how)
  }
  if (token === undefined || stage === 'dead') return <Dead />
  if (stage === 'saved')
    return (
      <Door title={t('staff:choose_password.done_title')} about={t('staff:choose_password.done_text')} isAnswer>
        <Link to={signIn} className={buttonClass({ kind: 'primary', size: 'l', wide: true })}>
          {t('staff:choose_password.sign_in')}
        </Link>
      </Door>
    )
  return (
    <Door title={t('staff:choose_password.title')} about={t('staff:choose_password.about')}>
      <PasswordForm token={token} onSaved={() => end('saved')} onDead={() => end('dead')} />
    </Door>
  )
}
