import { EmailChangeBody } from '@foyer/contract/account/profile.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FormDialog } from '../../../ui/form/form-dialog.tsx'
import { useSaveForm } from '../../../ui/form/use-save-form.ts'
import { PasswordField } from '../../../ui/password-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { changeEmail } from '../queries.ts'

const empty = { email: '', password: '' }

interface EmailFormProps {
  readonly onSent: (email: string) => void
  readonly onClose: () => void
}

const EmailForm = ({ onSent, onClose }: EmailFormProps) => {
  const { t } = useTranslation('account')
  const { mutateAsync, error } = useMutation({
    mutationFn: (values: typeof empty) => changeEmail(values).then(() => onSent(values.email)),
    meta: { ownFailure: true },
  })
  const names = { email: t('email_change.email'), password: t('password.current') }
  const parts = useSaveForm({ name: 'email', saved: empty, schema: EmailChangeBody, names, save: mutateAsync })
  const { form } = parts
  return (
    <FormDialog
      title={t('email_change.title')}
      action={t('email_change.action')}
      form={parts}
      error={error}
      onClose={onClose}
    >
      <p className="muted">{t('email_change.about')}</p>
      <TextField
        label={names.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        {...form.getInputProps('email')}
      />
      <PasswordField
        label={names.password}
        autoComplete="current-password"
        showLabel={t('password.show')}
        hideLabel={t('password.hide')}
        {...form.getInputProps('password')}
      />
    </FormDialog>
  )
}

/** Changes the e-mail: requested with the password, completed by the link in the mail. */
export const EmailDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation(['account', 'app'])
  const [sentTo, setSentTo] = useState('')
  if (sentTo === '') return <EmailForm onSent={setSentTo} onClose={onClose} />
  return (
    <Dialog
      title={t('email_change.title')}
      isMessage
      onClose={onClose}
      actions={
        <Button kind="primary" onClick={onClose}>
          {t('app:global.close')}
        </Button>
      }
    >
      <p>{t('email_change.sent', { email: sentTo })}</p>
    </Dialog>
  )
}
