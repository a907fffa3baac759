import { type OperatorRole, operatorRoles } from '@foyer/contract/operator/operator.ts'
import { NewOperatorBody } from '@foyer/contract/operator/staff.ts'
import { defined } from '@foyer/contract/vocabulary/defined.ts'
import { freeText } from '@foyer/contract/vocabulary/text.ts'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { answerOf } from '../../api/client.ts'
import { FormDialog } from '../../ui/form/form-dialog.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { api } from '../api.ts'
import { TypedEmail } from '../customers/typed-email.ts'
import { ProofFields, proofOf } from '../list/proof-fields.tsx'
import { ReasonField } from '../list/reason-field.tsx'
import { said } from '../list/typed.ts'
import { proofValues, useProvenForm } from '../list/use-proven-form.ts'
import { unlessTaken } from './taken.ts'
import { useFreshStaff } from './use-fresh-staff.ts'

const { handle, name, role } = NewOperatorBody.shape

const values = z.object({ name, email: TypedEmail, handle, role, reason: freeText(1000), ...proofValues })
type Wish = z.infer<typeof values>

const blank: Wish = { name: '', email: '', handle: '', role: 'support', reason: '', password: '', code: '' }

const useInviting = (onClose: () => void) => {
  const { t } = useTranslation(['operator', 'staff'])
  const refresh = useFreshStaff()
  const names = {
    name: t('staff:operators_page.columns.name'),
    email: t('staff:operators_page.email_label'),
    handle: t('staff:operators_page.handle'),
    role: t('staff:operators_page.columns.role'),
    reason: t('reason.optional'),
  }
  const form = useProvenForm({
    saved: blank,
    schema: values,
    names,
    own: ({ path: [field], code }) => {
      if (field !== 'handle') return undefined
      if (code === 'custom') return t('staff:operators_page.handle_reserved')
      return code === 'invalid_format' ? t('staff:operators_page.handle_wrong') : undefined
    },
    send: ({ reason, password, code, ...who }) =>
      answerOf(
        api.POST('/operator/api/v1/operators', {
          body: {
            ...who,
            name: who.name.trim(),
            email: who.email.trim(),
            handle: who.handle.trim(),
            ...defined({ reason: said(reason) }),
            ...proofOf({ password, code }),
          },
        }),
      ),
    success: t('staff:operators_page.invite_done'),
    onSaved: async () => {
      await refresh()
      onClose()
    },
  })
  return { names, ...form }
}

interface FieldsProps {
  readonly form: ReturnType<typeof useInviting>['parts']['form']
  readonly names: ReturnType<typeof useInviting>['names']
  readonly refused: unknown
}

const PersonFields = ({ form, names, refused }: FieldsProps) => {
  const { t } = useTranslation(['operator', 'staff'])
  const [email, typedHandle] = [form.getInputProps('email'), form.getInputProps('handle')]
  return (
    <>
      <TextField label={names.name} maxLength={100} autoComplete="off" {...form.getInputProps('name')} />
      <TextField
        type="email"
        label={names.email}
        maxLength={254}
        autoComplete="off"
        spellCheck={false}
        {...email}
        error={unlessTaken(refused, 'email', email.error, t('staff:operators_page.email_taken'))}
      />
      <TextField
        label={names.handle}
        hint={t('staff:operators_page.handle_hint')}
        maxLength={64}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...typedHandle}
        error={unlessTaken(refused, 'handle', typedHandle.error, t('staff:operators_page.handle_taken'))}
      />
    </>
  )
}

/** Adds a colleague, who gets a link by mail and chooses a password with it. */
export const InviteDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation(['operator', 'staff'])
  const { names, parts, asked, error } = useInviting(onClose)
  const { form } = parts
  const chosen: OperatorRole = form.values.role
  return (
    <FormDialog
      title={t('staff:operators_page.invite_title')}
      action={t('staff:operators_page.invite_action')}
      form={parts}
      error={error}
      onClose={onClose}
    >
      <p className="muted">{t('staff:operators_page.invite_text')}</p>
      <PersonFields form={form} names={names} refused={error} />
      <Select
        label={names.role}
        hint={t(`staff:operators_page.opens.${chosen}`)}
        value={chosen}
        error={form.errors['role']}
        options={operatorRoles.map((value) => ({ value, label: t(`roles.${value}`) }))}
        onChange={(next) => form.setFieldValue('role', operatorRoles.find((each) => each === next) ?? chosen)}
      />
      <ReasonField label={names.reason} {...form.getInputProps('reason')} />
      {asked && (
        <ProofFields
          text={t('staff:operators_page.prove')}
          inputs={{ password: form.getInputProps('password'), code: form.getInputProps('code') }}
        />
      )}
    </FormDialog>
  )
}
