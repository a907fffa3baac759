import { OperatorRole, operatorRoles } from '@foyer/contract/operator/operator.ts'
import { Reason } from '@foyer/contract/vocabulary/text.ts'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { answerOf } from '../../api/client.ts'
import type { Issue } from '../../ui/form/field-messages.ts'
import { FormDialog } from '../../ui/form/form-dialog.tsx'
import { Select } from '../../ui/select.tsx'
import { api } from '../api.ts'
import { ProofFields, proofOf } from '../list/proof-fields.tsx'
import { ReasonField } from '../list/reason-field.tsx'
import { proofValues, useProvenForm } from '../list/use-proven-form.ts'
import type { StaffMember } from './queries.ts'
import { useFreshStaff } from './use-fresh-staff.ts'

interface DialogProps {
  readonly colleague: StaffMember
  readonly onClose: () => void
}

const blank = { reason: '', password: '', code: '' }

/** Any role but the present one. */
const anotherThan = (present: OperatorRole) =>
  z.object({ role: OperatorRole.check(z.refine((role) => role !== present)), reason: Reason, ...proofValues })

const useChangingRole = ({ colleague: { id, role }, onClose }: DialogProps) => {
  const { t } = useTranslation(['operator', 'staff'])
  const refresh = useFreshStaff()
  const names = { role: t('staff:operators_page.columns.role'), reason: t('reason.label') }
  const form = useProvenForm({
    name: `role-${id}`,
    saved: { role, ...blank },
    schema: anotherThan(role),
    names,
    own: ({ path: [field] }: Issue) => (field === 'role' ? t('staff:operators_page.role_same') : undefined),
    send: ({ role: chosen, reason, ...proof }) =>
      answerOf(
        api.PATCH('/operator/api/v1/operators/{id}', {
          params: { path: { id } },
          body: { role: chosen, reason: reason.trim(), ...proofOf(proof) },
        }),
      ),
    success: t('staff:operators_page.role_done'),
    onSaved: async () => {
      await refresh()
      onClose()
    },
  })
  return { names, ...form }
}

/** Another role for a colleague. One that opens more can ask who is there. */
export const RoleDialog = (props: DialogProps) => {
  const { t } = useTranslation(['operator', 'staff'])
  const { names, parts, asked, error } = useChangingRole(props)
  const { form } = parts
  const chosen = form.values.role
  return (
    <FormDialog
      title={t('staff:operators_page.role_title', { name: props.colleague.name })}
      action={t('staff:operators_page.role')}
      form={parts}
      error={error}
      onClose={props.onClose}
    >
      <Select
        label={names.role}
        hint={t(`staff:operators_page.opens.${chosen}`)}
        options={operatorRoles.map((value) => ({ value, label: t(`roles.${value}`) }))}
        {...form.getInputProps('role')}
        value={chosen}
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

const unblocking = z.object({ reason: Reason, ...proofValues })

const useUnblocking = ({ colleague: { id }, onClose }: DialogProps) => {
  const { t } = useTranslation(['operator', 'staff'])
  const refresh = useFreshStaff()
  const names = { reason: t('reason.label') }
  const form = useProvenForm({
    name: `unblock-${id}`,
    saved: blank,
    schema: unblocking,
    names,
    send: ({ reason, ...proof }) =>
      answerOf(
        api.PATCH('/operator/api/v1/operators/{id}', {
          params: { path: { id } },
          body: { blocked: false, reason: reason.trim(), ...proofOf(proof) },
        }),
      ),
    success: t('staff:operators_page.unblock_done'),
    onSaved: async () => {
      await refresh()
      onClose()
    },
  })
  return { names, ...form }
}

/** Lets a blocked colleague in again, with their password and their keys. */
export const UnblockDialog = (props: DialogProps) => {
  const { t } = useTranslation(['operator', 'staff'])
  const { names, parts, asked, error } = useUnblocking(props)
  const { form } = parts
  return (
    <FormDialog
      title={t('staff:operators_page.unblock_title', { name: props.colleague.name })}
      action={t('staff:operators_page.unblock')}
      form={parts}
      error={error}
      onClose={props.onClose}
    >
      <p className="muted">{t('staff:operators_page.unblock_text')}</p>
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
