import { TypedEmail } from '@foyer/contract/vocabulary/contact.ts'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { answerOf, api } from '../../../api/client.ts'
import { Button } from '../../../ui/button.tsx'
import { useSaveForm } from '../../../ui/form/use-save-form.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { CaptchaField } from '../captcha/captcha-field.tsx'
import { afterFailure, CaptchaMissing, misses, requireToken, useCaptcha } from '../captcha/use-captcha.ts'
import { EntryProblemNote } from '../entry-problem-note.tsx'
import { entryProblem } from '../entry-problem.ts'

const RequestForm = z.object({ email: TypedEmail })

/** POST /password_recovery with a single-use captcha. */
const useRequest = (onSent: (email: string) => void) => {
  const captcha = useCaptcha()
  const sending = useMutation({
    mutationFn: async ({ email }: { email: string }) => {
      const recaptcha_token = await requireToken(captcha)
      await answerOf(api.POST('/billing/api/v1/password_recovery', { body: { email: email.trim(), recaptcha_token } }))
      onSent(email.trim())
    },
    onError: (error) => afterFailure(captcha, error),
    meta: { ownFailure: true },
  })
  return { captcha, sending, missesCaptcha: misses(captcha, sending.error) }
}

/** Requests the mail with the link. */
export const RecoveryRequestForm = ({ onSent }: { onSent: (email: string) => void }) => {
  const { t } = useTranslation('entry')
  const { captcha, sending, missesCaptcha } = useRequest(onSent)
  const names = { email: t('recovery.email') }
  const { form, onSubmit } = useSaveForm({
    saved: { email: '' },
    schema: RequestForm,
    names,
    save: sending.mutateAsync,
  })
  return (
    <form className="stack" noValidate onSubmit={onSubmit}>
      {sending.isError && !(sending.error instanceof CaptchaMissing) && (
        <EntryProblemNote problem={entryProblem(sending.error)} failed={t('recovery.failed')} />
      )}
      <TextField
        {...form.getInputProps('email')}
        label={names.email}
        type="email"
        inputMode="email"
        autoComplete="username"
      />
      <CaptchaField captcha={captcha} error={missesCaptcha ? t('captcha.required') : undefined} />
      <Button type="submit" kind="primary" size="l" wide busy={sending.isPending}>
        {t('recovery.action')}
      </Button>
    </form>
  )
}
