import { EmailChangeBody } from '@foyer/contract/account/profile.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Failure } from '../../../api/failure.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { failureText } from '../../../ui/failure-text.ts'
import { useSaveForm } from '../../../ui/form/use-save-form.ts'
import { PasswordField } from '../../../ui/password-field.tsx'
import { useSlip } from '../../../ui/slip.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { changeEmail } from '../queries.ts'

const empty = { email: '', password: '' }

/** A refusal that belongs to no field, such as too many tries. */
const isGeneral = (error: unknown): boolean => !(error instanceof Failure && error.isOfFields)

interface EmailFormProps {
  readonly onSent: (email: string) => void
  readonly onClose: () => void
}

const EmailForm = ({ onSent, onClose }: EmailFormProps) => {
  const { t } = useTranslation(['account', 'app'])
  const { mutateAsync, error, isError } = useMutation({
    mutationFn: (values: typeof empty) => changeEmail(values).then(() => onSent(values.email)),
    meta: { ownFailure: true },
  })
  const names = { email: t('email_change.email'), password: t('password.current') }
  const parts = useSaveForm({ saved: empty, schema: EmailChangeBody, names, save: mutateAsync })
  const { form, canCancel, saving } = parts
  const { onSlip, buttons, question, unlessAsked } = useSlip(canCancel, onClose)
  return (
    <Dialog title={t('email_change.title')} busy={saving} onClose={onSlip}>
      <form className="stack" noValidate onSubmit={unlessAsked(parts.onSubmit)}>
        <p className="muted">{t('email_change.about')}</p>
        {isError && isGeneral(error) && <Banner tone="danger">{failureText(error)}</Banner>}
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
        {question}
        <div className="row">
          {buttons ?? (
            <>
              <Button type="submit" kind="primary" busy={saving}>
                {t('email_change.action')}
              </Button>
              <Button disabled={saving} onClick={onClose}>
                {t('app:global.cancel')}
              </Button>
            </>
          )}
        </div>
      </form>
    </Dialog>
  )
}

/** Another e-mail: asked for with the password, done by the link that goes to it. */
export const EmailDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation(['account', 'app'])
  const [sentTo, setSentTo] = useState('')
  if (sentTo === '') return <EmailForm onSent={setSentTo} onClose={onClose} />
  return (
    <Dialog title={t('email_change.title')} onClose={onClose}>
      <div className="stack">
        <output>{t('email_change.sent', { email: sentTo })}</output>
        <div className="row">
          <Button kind="primary" onClick={onClose}>
            {t('app:global.close')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
