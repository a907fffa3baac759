import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Failure } from '../../../api/failure.ts'
import { featuresQuery } from '../../../api/features.ts'
import type { LoginInfo } from '../../../api/session.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { useNextCode } from '../../../ui/form/use-next-code.ts'
import { PasswordField } from '../../../ui/password-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useOnceTrue } from '../../../ui/use-once-true.ts'
import { type Credentials, useCredentialsForm } from './credentials-form.ts'
import { type SignInProblem, signInProblem } from './sign-in-problem.ts'
import { signIn } from './sign-in.ts'

const messages = { required: 'app:validators.required', invalid_email: 'app:invalid_email' } as const

const ForgotLink = () => {
  const { t } = useTranslation('auth')
  const { data: features } = useQuery(featuresQuery)
  return features?.password_recovery === true ? <Link to="/auth/recovery">{t('login.forgot')}</Link> : undefined
}

interface RefusedProps {
  readonly problem: SignInProblem | undefined
  readonly error: unknown
}

/**
 * Wrong credentials, a failure on our side, too many attempts with the time to wait, or what the server says, such as
 * the day on which a closed account is erased.
 */
const Refused = ({ problem, error }: RefusedProps) => {
  const { t } = useTranslation(['auth', 'app'])
  if (problem !== 'wrong' && problem !== 'failed') return null
  // Errors of other kinds have none of these.
  const { status, waitMs, problems } = error as Partial<Failure>
  return (
    <Banner tone="danger" said="alert">
      {problem === 'wrong'
        ? t('app:global.wrong_login_or_password')
        : status === 403
          ? problems?.[0]?.title
          : status === 429 && waitMs !== undefined
            ? t('login.too_often', { minutes: Math.ceil(waitMs / 60_000) })
            : t('login.error')}
    </Banner>
  )
}

/** E-mail and password, and the one-time code if the server asks for it. */
export const SignInForm = ({ onSignedIn }: { onSignedIn: (info: LoginInfo) => void }) => {
  const { t } = useTranslation(['auth', 'app'])
  const attempt = useMutation({ mutationFn: signIn, onSuccess: onSignedIn, meta: { ownFailure: true } })
  const problem = attempt.isError ? signInProblem(attempt.error, attempt.variables.otp) : undefined
  const asksNow = problem === 'otp_required' || problem === 'otp_wrong'
  // A code that is sent along must stay visible.
  const asksCode = useOnceTrue(asksNow)
  useNextCode(problem === 'otp_wrong')
  const form = useCredentialsForm(attempt.mutate, asksNow ? attempt.variables?.login : undefined)
  const errorOf = (name: keyof Credentials) => {
    const breach = form.breach(name)
    return breach && t(messages[breach])
  }
  return (
    <form noValidate onSubmit={form.onSubmit} className="stack">
      <Refused problem={problem} error={attempt.error} />
      <TextField
        {...form.field('login')}
        type="email"
        inputMode="email"
        autoComplete="username"
        label={t('login.email')}
        error={errorOf('login')}
      />
      <PasswordField
        {...form.field('password')}
        autoComplete="current-password"
        label={t('login.password')}
        remark={<ForgotLink />}
        error={errorOf('password')}
        showLabel={t('login.show_password')}
        hideLabel={t('login.hide_password')}
      />
      {asksCode && (
        <TextField
          {...form.field('otp')}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- it appears because of what the person just sent
          autoFocus
          // Not a numeric field: backup codes, for when the phone is lost, contain letters.
          autoComplete="one-time-code"
          label={t('login.otp')}
          hint={t('login.otp_hint')}
          error={errorOf('otp') ?? (problem === 'otp_wrong' && t('login.otp_wrong'))}
        />
      )}
      <Button type="submit" kind="primary" size="l" wide busy={attempt.isPending}>
        {t('login.action')}
      </Button>
    </form>
  )
}
