import type { SecondFactorSecret } from '@foyer/contract/account/second-factor.ts'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { FormDialog } from '../form/form-dialog.tsx'
import { useSaveForm } from '../form/use-save-form.ts'
import { PasswordField } from '../password-field.tsx'
import type { FactorDialogProps } from './factor-calls.ts'

const blank = { password: '' }
const values = z.object({ password: z.string().check(z.minLength(1), z.maxLength(1000)) })

interface ProofDialogProps extends FactorDialogProps {
  readonly onProven: (secret: SecondFactorSecret) => void
}

/** Asks for the password if the sign-in was a while ago: somebody else may be at the computer now. */
export const ProofDialog = ({ calls, onProven, onClose }: ProofDialogProps) => {
  const { t } = useTranslation('second_factor')
  const names = { password: t('password') }
  const { mutateAsync, error } = useMutation({
    mutationFn: (proof: typeof blank) => calls.start(proof),
    meta: { ownFailure: true },
    onSuccess: onProven,
  })
  const parts = useSaveForm({ saved: blank, schema: values, names, save: mutateAsync })
  return (
    <FormDialog title={t('set_up')} action={t('go_on')} form={parts} error={error} onClose={onClose}>
      <p className="muted">{t('prove')}</p>
      <PasswordField
        label={names.password}
        autoComplete="current-password"
        showLabel={t('show_password')}
        hideLabel={t('hide_password')}
        {...parts.form.getInputProps('password')}
      />
    </FormDialog>
  )
}
