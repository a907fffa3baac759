import { OperatorPasswordBody } from '@foyer/contract/operator/operator.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { answerOf } from '../../api/client.ts'
import { FormDialog } from '../../ui/form/form-dialog.tsx'
import { repeatsPassword } from '../../ui/form/repeated-password.ts'
import { useSaveForm } from '../../ui/form/use-save-form.ts'
import { PasswordField } from '../../ui/password-field.tsx'
import { api } from '../api.ts'
import { useMe } from '../me.ts'
import { sessionsQuery } from './sessions-query.ts'

const blank = { current_password: '', password: '', repeat_password: '' }

const values = z
  .object({
    current_password: z.string().check(z.minLength(1), z.maxLength(1000)),
    password: OperatorPasswordBody.shape.password,
    repeat_password: z.string(),
  })
  .check(repeatsPassword)

const usePasswordForm = (onClose: () => void) => {
  const { t } = useTranslation('operator')
  const queryClient = useQueryClient()
  const names = {
    current_password: t('security.current'),
    password: t('security.new'),
    repeat_password: t('security.repeat'),
  }
  const { mutateAsync, error } = useMutation({
    mutationFn: ({ password, current_password }: typeof blank) =>
      answerOf(api.PUT('/operator/api/v1/password', { body: { password, current_password } })),
    meta: { success: t('security.changed'), ownFailure: true },
    onSuccess: () => {
      onClose()
      // A changed password ends other sessions.
      return queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey })
    },
  })
  return { names, error, parts: useSaveForm({ saved: blank, schema: values, names, save: mutateAsync }) }
}

/** A new password, with the current one as proof: an unattended session is not enough. */
export const PasswordDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('operator')
  const { email } = useMe()
  const { names, error, parts } = usePasswordForm(onClose)
  const { form } = parts
  const eye = { showLabel: t('security.show'), hideLabel: t('security.hide') }
  return (
    <FormDialog
      title={t('security.change_title')}
      action={t('security.change')}
      form={parts}
      error={error}
      onClose={onClose}
    >
      <p className="muted">{t('security.change_text')}</p>
      <PasswordField
        {...eye}
        label={names.current_password}
        autoComplete="current-password"
        {...form.getInputProps('current_password')}
      />
      <PasswordField {...eye} label={names.password} autoComplete="new-password" {...form.getInputProps('password')} />
      <PasswordField
        {...eye}
        label={names.repeat_password}
        autoComplete="new-password"
        {...form.getInputProps('repeat_password')}
      />
      {/* For password managers, which store the new password under this name. Last, because the first field gets the focus. */}
      <input hidden readOnly type="email" autoComplete="username" value={email} />
    </FormDialog>
  )
}
