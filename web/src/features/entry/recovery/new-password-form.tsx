import { NewPassword } from '@foyer/contract/account/password.ts'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { answerOf, api } from '../../../api/client.ts'
import { statusOf } from '../../../api/failure.ts'
import { Button } from '../../../ui/button.tsx'
import { repeatsPassword } from '../../../ui/form/repeated-password.ts'
import { useSaveForm } from '../../../ui/form/use-save-form.ts'
import { PasswordField } from '../../../ui/password-field.tsx'
import { PasswordStrength } from '../../../ui/password-strength.tsx'
import { EntryProblemNote } from '../entry-problem-note.tsx'
import { entryProblem } from '../entry-problem.ts'

const NewPasswordForm = z
  .object({ password: NewPassword, repeat_password: z.string().check(z.minLength(1)) })
  .check(repeatsPassword)

interface NewPasswordFormProps {
  /** The token of the mailed link. */
  readonly token: string
  readonly onSaved: () => void
  /** The link has expired or was used. */
  readonly onDead: () => void
}

const useSaving = ({ token, onSaved, onDead }: NewPasswordFormProps) =>
  useMutation({
    mutationFn: ({ password }: { password: string }) =>
      answerOf(api.POST('/billing/api/v1/reset_password', { headers: { 'Email-Token': token }, body: { password } })),
    onSuccess: onSaved,
    onError: (error) => {
      if ([401, 403, 404].includes(statusOf(error) ?? 0)) onDead()
    },
    meta: { ownFailure: true },
  })

/** Chooses a new password through the link of the recovery mail. */
export const NewPasswordPart = (props: NewPasswordFormProps) => {
  const { t } = useTranslation('entry')
  const saving = useSaving(props)
  const names = { password: t('recovery.password'), repeat_password: t('sign_up.repeat_password') }
  const saved = { password: '', repeat_password: '' }
  const { form, onSubmit } = useSaveForm({ saved, schema: NewPasswordForm, names, save: saving.mutateAsync })
  const eye = { showLabel: t('sign_up.show_password'), hideLabel: t('sign_up.hide_password') }
  return (
    <form className="stack" noValidate onSubmit={onSubmit}>
      {saving.isError && <EntryProblemNote problem={entryProblem(saving.error)} failed={t('recovery.save_failed')} />}
      <PasswordField
        {...form.getInputProps('password')}
        {...eye}
        label={names.password}
        hint={t('sign_up.password_hint')}
        autoComplete="new-password"
      />
      <PasswordStrength password={form.values.password} />
      <PasswordField
        {...form.getInputProps('repeat_password')}
        {...eye}
        label={names.repeat_password}
        autoComplete="new-password"
      />
      <Button type="submit" kind="primary" size="l" wide busy={saving.isPending}>
        {t('recovery.save')}
      </Button>
    </form>
  )
}
