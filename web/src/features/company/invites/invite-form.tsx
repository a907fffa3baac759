import { InviteBody } from '@foyer/contract/company/company.ts'
import { rights } from '@foyer/contract/vocabulary/right.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../../api/abilities.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { type SaveForm, useSaveForm } from '../../../ui/form/use-save-form.ts'
import { Panel } from '../../../ui/panel.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { createInvite } from '../calls.ts'
import { useSending } from './use-sending.ts'

const blank: InviteBody = {
  email: '',
  roles: { billing: false, tickets: false, deliverables: false, retroview: false },
}

interface FieldsProps extends Pick<SaveForm<InviteBody>, 'form'> {
  /** An invite was just sent, and the next address can be typed. */
  readonly isNext: boolean
}

const Fields = ({ form, isNext }: FieldsProps) => {
  const { t } = useTranslation('company')
  return (
    <div className="stack">
      <TextField
        label={t('invites.email')}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the form that had the focus was submitted
        autoFocus={isNext}
        type="email"
        inputMode="email"
        autoComplete="off"
        required
        {...form.getInputProps('email')}
      />
      <fieldset className="role-checks">
        <legend className="small muted">{t('invites.roles')}</legend>
        {rights.map((right) => (
          <Checkbox
            key={right}
            label={t(`roles.${right}`)}
            hint={t(`role_hints.${right}`)}
            {...form.getInputProps(`roles.${right}`, { type: 'checkbox' })}
          />
        ))}
      </fieldset>
    </div>
  )
}

const BlankForm = ({ isNext, onSent }: { isNext: boolean; onSent: () => void }) => {
  const { t } = useTranslation('company')
  const send = async (body: InviteBody) => {
    const sent = await createInvite(body)
    // Not after the refetch: the next address can be typed while the page reloads its data.
    onSent()
    return sent
  }
  const inviting = useSending(send, () => t('invites.sent'), { ownFields: true })
  const { form, saving, canSave, onSubmit } = useSaveForm<InviteBody>({
    name: 'invite',
    saved: blank,
    schema: InviteBody,
    names: { email: t('invites.email') },
    save: inviting.mutateAsync,
  })
  const foot = (
    <>
      <span className="small subtle">{t('invites.lifetime')}</span>
      <span className="end">
        <Button type="submit" kind="primary" idle={!canSave} busy={saving}>
          {t('invites.send')}
        </Button>
      </span>
    </>
  )
  return (
    <form onSubmit={onSubmit} noValidate>
      <Panel title={t('invites.form_title')} foot={foot}>
        <Fields form={form} isNext={isNext} />
      </Panel>
    </form>
  )
}

/**
 * Invites somebody by e-mail; after sending, the form is empty for the next. An operator who acts for the customer sees
 * why there is no form.
 */
export const InviteForm = () => {
  const { t } = useTranslation('company')
  const [round, setRound] = useState(0)
  if (!useMay()(null, 'createInvite'))
    return (
      <Panel title={t('invites.form_title')}>
        <p className="small muted">{t('invites.not_you')}</p>
      </Panel>
    )
  return <BlankForm key={round} isNext={round > 0} onSent={() => setRound(round + 1)} />
}
