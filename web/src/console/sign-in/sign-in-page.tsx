import '../../ui/button.css'
import { useMutation } from '@tanstack/react-query'
import { Link, useRouter, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { answerOf } from '../../api/client.ts'
import { Failure, statusOf } from '../../api/failure.ts'
import { takeSessionEnd } from '../../api/session-end.ts'
import { basicProof } from '../../lib/basic-proof.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { useNextCode } from '../../ui/form/use-next-code.ts'
import { PasswordField } from '../../ui/password-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useOnceTrue } from '../../ui/use-once-true.ts'
import { api } from '../api.ts'
import { paths } from '../paths.ts'
import { consolePath } from '../return-path.ts'
import { consoleSession } from '../session.ts'
import { Door } from './door.tsx'
import { type Credentials, useCredentials } from './use-credentials.ts'

const useSignIn = () => {
  const router = useRouter()
  // The router's types know only the portal's routes, not the console's.
  const { next } = useSearch({ strict: false }) as { readonly next?: unknown }
  return useMutation({
    mutationFn: async ({ email, password, code }: Credentials) => {
      const proof = { Authorization: basicProof(email, password) }
      const headers = code === '' ? proof : { ...proof, OTP: code }
      const call = api.POST('/operator/api/v1/login', { headers })
      const opened = await answerOf(call)
      const { response } = await call
      return { opened, serverNow: Date.parse(response.headers.get('Date') ?? '') }
    },
    meta: { ownFailure: true },
    onSuccess: ({ opened, serverNow }) => {
      consoleSession.start(opened, serverNow)
      return router.navigate({ href: consolePath(next), replace: true })
    },
  })
}

const asksForCode = (error: Error | null): boolean => error instanceof Failure && error.code === 'otp_required'

const Problem = ({ error }: { error: Error | null }) => {
  const { t } = useTranslation(['operator', 'auth', 'app'])
  if (error === null || asksForCode(error)) return null
  if (error instanceof Failure && error.code === 'account_blocked')
    return (
      <Banner tone="danger" said="alert">
        {t('sign_in.blocked')}
      </Banner>
    )
  if (statusOf(error) === 401)
    return (
      <Banner tone="danger" said="alert">
        {t('app:global.wrong_login_or_password')}
      </Banner>
    )
  return (
    <Banner tone="danger" said="alert">
      {statusOf(error) === 429 ? t('sign_in.too_often') : t('auth:login.error')}
    </Banner>
  )
}

const Form = () => {
  const { t } = useTranslation(['operator', 'auth', 'app'])
  const attempt = useSignIn()
  const asksNow = asksForCode(attempt.error)
  const { field, onSubmit } = useCredentials(attempt.mutate, asksNow ? attempt.variables?.email : undefined)
  const code = field('code')
  // A code that is sent along must stay visible.
  const codeAsked = useOnceTrue(asksNow)
  const codeRefused = asksNow && attempt.variables?.code !== ''
  useNextCode(codeRefused)
  return (
    <form noValidate onSubmit={onSubmit} className="stack">
      <Problem error={attempt.error} />
      <TextField
        {...field('email')}
        type="email"
        inputMode="email"
        autoComplete="username"
        label={t('auth:login.email')}
      />
      <PasswordField
        {...field('password')}
        autoComplete="current-password"
        label={t('auth:login.password')}
        showLabel={t('auth:login.show_password')}
        hideLabel={t('auth:login.hide_password')}
      />
      {codeAsked && (
        <TextField
          {...code}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- it appears in response to the user's own submit
          autoFocus
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          label={t('auth:login.otp')}
          hint={t('sign_in.lost')}
          error={code.error ?? (codeRefused ? t('auth:login.otp_wrong') : undefined)}
        />
      )}
      <Button type="submit" kind="primary" size="l" wide busy={attempt.isPending}>
        {t('auth:login.action')}
      </Button>
    </form>
  )
}

/** The operators' sign-in page. */
export const SignInPage = () => {
  const { t } = useTranslation('operator')
  const [expired] = useState(takeSessionEnd)
  return (
    <Door title={t('sign_in.title')} about={t('sign_in.about')}>
      {expired && (
        <Banner tone="info" said="status">
          {t('sign_in.expired')}
        </Banner>
      )}
      <Form />
      <p className="muted">
        <Link to={paths.recovery} className="link">
          {t('sign_in.forgot')}
        </Link>
      </p>
    </Door>
  )
}
