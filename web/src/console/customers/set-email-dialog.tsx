import { Reason } from '@foyer/contract/vocabulary/text.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { answerOf } from '../../api/client.ts'
import { FormDialog } from '../../ui/form/form-dialog.tsx'
import { useSaveForm } from '../../ui/form/use-save-form.ts'
import { api } from '../api.ts'
import { ReasonField } from '../list/reason-field.tsx'
import { EmailField } from './email-field.tsx'
import { type CustomerDetail, customerQuery } from './queries.ts'
import { TypedEmail } from './typed-email.ts'

const values = z.object({ email: TypedEmail, reason: Reason })
type Wish = z.infer<typeof values>

const blank: Wish = { email: '', reason: '' }

const useSettingEmail = (id: string, onClose: () => void) => {
  const { t } = useTranslation('operator')
  const client = useQueryClient()
  const names = { email: t('customers.set_email_new'), reason: t('reason.label') }
  const setting = useMutation({
    mutationFn: ({ email, reason }: Wish) =>
      answerOf(
        api.PUT('/operator/api/v1/customers/{id}/email', {
          params: { path: { id } },
          body: { email: email.trim(), reason: reason.trim() },
        }),
      ),
    meta: { success: t('customers.set_email_done'), ownFailure: true },
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: customerQuery(id).queryKey })
      void client.invalidateQueries({ queryKey: ['operator', 'customers'] })
      onClose()
    },
  })
  return {
    names,
    error: setting.error,
    parts: useSaveForm<Wish>({ saved: blank, schema: values, names, save: setting.mutateAsync }),
  }
}

interface SetEmailDialogProps {
  readonly customer: CustomerDetail
  readonly onClose: () => void
}

/** For an owner whose account was stolen or whose address is lost. */
export const SetEmailDialog = ({ customer: { id, email, second_factor }, onClose }: SetEmailDialogProps) => {
  const { t } = useTranslation('operator')
  const { names, error, parts } = useSettingEmail(id, onClose)
  const { form } = parts
  return (
    <FormDialog
      title={t('customers.set_email_title', { email })}
      action={t('customers.set_email')}
      form={parts}
      error={error}
      onClose={onClose}
    >
      <p className="muted">{t('customers.set_email_text')}</p>
      {second_factor && <p className="muted">{t('customers.set_email_factor')}</p>}
      <EmailField label={names.email} refused={error} {...form.getInputProps('email')} />
      <ReasonField label={names.reason} hint={t('customers.reset_hint')} {...form.getInputProps('reason')} />
    </FormDialog>
  )
}
