import '../../ui/button.css'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { answerOf } from '../../api/client.ts'
import { statusOf } from '../../api/failure.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { useSaveForm } from '../../ui/form/use-save-form.ts'
import { TextField } from '../../ui/text-field.tsx'
import { api } from '../api.ts'
import { TypedEmail } from '../customers/typed-email.ts'
import { paths } from '../paths.ts'
import { Door } from './door.tsx'

const values = z.object({ email: TypedEmail })

const RequestForm = ({ onSent }: { onSent: (email: string) => void }) => {
  const { t } = useTranslation(['operator', 'auth', 'staff'])
  const names = { email: t('auth:login.email') }
  const sending = useMutation({
    mutationFn: ({ email }: { email: string }) =>
      answerOf(api.POST('/operator/api/v1/password_recovery', { body: { email: email.trim() } })),
    onSuccess: (_answer, { email }) => onSent(email.trim()),
    meta: { ownFailure: true },
  })
  const { form, onSubmit } = useSaveForm({ saved: { email: '' }, schema: values, names, save: sending.mutateAsync })
  return (
    <form className="stack" noValidate onSubmit={onSubmit}>
      {sending.isError && (
        <Banner tone="danger" said="alert">
          {statusOf(sending.error) === 429 ? t('sign_in.too_often') : t('staff:recovery.failed')}
        </Banner>
      )}
      <TextField
        {...form.getInputProps('email')}
        type="email"
        inputMode="email"
        autoComplete="username"
        label={names.email}
      />
      <Button type="submit" kind="primary" size="l" wide busy={sending.isPending}>
        {t('staff:recovery.action')}
      </Button>
    </form>
  )
}

const BackLink = () => {
  const { t } = useTranslation(['operator', 'staff'])
  return (
    <p className="muted">
      <Link to={paths.signIn} className="link">
        {t('staff:recovery.back')}
      </Link>
    </p>
  )
}

/** Asks for a link by mail. The answer does not say whether there is such an operator. */
export const RecoveryPage = () => {
  const { t } = useTranslation(['operator', 'staff'])
  const [email, setEmail] = useState<string>()
  if (email === undefined)
    return (
      <Door title={t('staff:recovery.title')} about={t('staff:recovery.about')}>
        <RequestForm onSent={setEmail} />
        <BackLink />
      </Door>
    )
  return (
    <Door title={t('staff:recovery.sent_title')} about={t('staff:recovery.sent_text', { email })} isAnswer>
      <p className="small subtle">{t('staff:recovery.sent_hint')}</p>
      <p>
        <Button onClick={() => setEmail(undefined)}>{t('staff:recovery.again')}</Button>
      </p>
      <BackLink />
    </Door>
  )
}
