import { Reason } from '@foyer/contract/vocabulary/text.ts'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { answerOf } from '../../api/client.ts'
import { FormDialog } from '../../ui/form/form-dialog.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { api } from '../api.ts'
import { TypedEmail } from '../customers/typed-email.ts'
import { ProofFields, proofOf } from '../list/proof-fields.tsx'
import { ReasonField } from '../list/reason-field.tsx'
import { proofValues, useProvenForm } from '../list/use-proven-form.ts'
import { useMe } from '../me.ts'
import type { StaffMember } from './queries.ts'
import { unlessTaken } from './taken.ts'
import { useFreshStaff } from './use-fresh-staff.ts'

const values = z.object({ email: TypedEmail, reason: Reason, ...proofValues })
type Wish = z.infer<typeof values>

const blank: Wish = { email: '', reason: '', password: '', code: '' }

const useMoving = (id: string, onClose: () => void) => {
  const { t } = useTranslation(['operator', 'staff'])
  const refresh = useFreshStaff()
  const names = { email: t('staff:operators_page.new_email'), reason: t('reason.label') }
  const form = useProvenForm({
    saved: blank,
    schema: values,
    names,
    send: ({ email, reason, ...proof }) =>
      answerOf(
        api.PUT('/operator/api/v1/operators/{id}/email', {
          params: { path: { id } },
          body: { email: email.trim(), reason: reason.trim(), ...proofOf(proof) },
        }),
      ),
    success: t('staff:operators_page.email_done'),
    onSaved: async () => {
      await refresh()
      onClose()
    },
  })
  return { names, ...form }
}

interface EmailDialogProps {
  readonly colleague: StaffMember
  readonly onClose: () => void
}

/** Another e-mail for an operator, or for oneself. */
export const EmailDialog = ({ colleague: { id, name, person, second_factor }, onClose }: EmailDialogProps) => {
  const { t } = useTranslation(['operator', 'staff'])
  const isMe = useMe().id === id
  const { names, parts, asked, error } = useMoving(id, onClose)
  const { form } = parts
  const email = form.getInputProps('email')
  const others = person ? t('staff:operators_page.email_text') : t('staff:operators_page.email_program')
  return (
    <FormDialog
      title={t('staff:operators_page.email_title', { name })}
      action={t('staff:operators_page.email_action')}
      form={parts}
      error={error}
      onClose={onClose}
    >
      <p className="muted">{isMe ? t('staff:operators_page.email_own') : others}</p>
      {second_factor && !isMe && <p className="muted">{t('staff:operators_page.email_factor')}</p>}
      <TextField
        type="email"
        label={names.email}
        maxLength={254}
        autoComplete="off"
        spellCheck={false}
        {...email}
        error={unlessTaken(error, 'email', email.error, t('staff:operators_page.email_taken'))}
      />
      <ReasonField
        label={names.reason}
        hint={isMe ? undefined : t('staff:operators_page.email_hint')}
        {...form.getInputProps('reason')}
      />
      {(isMe || asked) && (
        <ProofFields
          text={t(isMe ? 'staff:operators_page.email_prove' : 'staff:operators_page.prove')}
          inputs={{ password: form.getInputProps('password'), code: form.getInputProps('code') }}
        />
      )}
    </FormDialog>
  )
}
