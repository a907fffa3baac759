import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { answerOf } from '../../api/client.ts'
import type { paths } from '../../api/schema.generated.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { api } from '../api.ts'
import { ReasonDialog } from '../list/reason-dialog.tsx'
import { forget, saidOf } from '../list/refusal.tsx'
import { useBeside } from '../list/use-beside.ts'
import type { StaffMember } from './queries.ts'
import { useFreshStaff } from './use-fresh-staff.ts'

type Change = NonNullable<
  paths['/operator/api/v1/operators/{id}']['patch']['requestBody']
>['content']['application/json']

interface DialogProps {
  readonly colleague: StaffMember
  readonly onClose: () => void
}

const useChange = (id: string, success: string) =>
  useMutation({
    mutationFn: (body: Change) =>
      answerOf(api.PATCH('/operator/api/v1/operators/{id}', { params: { path: { id } }, body })),
    meta: { success, ownFields: true },
    // Also after a failure: a colleague may have been quicker.
    onSettled: useFreshStaff(),
  })

export const BlockDialog = ({ colleague: { id, name, open_tickets }, onClose }: DialogProps) => {
  const { t } = useTranslation(['operator', 'staff'])
  const changing = useChange(id, t('staff:operators_page.block_done'))
  const title = t('staff:operators_page.block_title', { name })
  const { values, change, holds } = useBeside(title, { release: false })
  const keepsTickets = open_tickets > 0
  const release = keepsTickets && values.release ? { release_tickets: true } : {}
  return (
    <ReasonDialog
      title={title}
      action={t('staff:operators_page.block')}
      tone="danger"
      holds={holds}
      refused={changing}
      onConfirm={(reason) => changing.mutateAsync({ blocked: true, ...release, reason })}
      onClose={onClose}
    >
      <p className="muted">{t('staff:operators_page.block_text')}</p>
      {keepsTickets && (
        <Checkbox
          label={t('staff:operators_page.release', { count: open_tickets })}
          hint={t('staff:operators_page.release_hint')}
          checked={values.release}
          onChange={({ target }) => change({ release: target.checked })}
        />
      )}
    </ReasonDialog>
  )
}

export const ResetDialog = ({ colleague: { id, name }, onClose }: DialogProps) => {
  const { t } = useTranslation(['operator', 'staff'])
  const fresh = useFreshStaff()
  const resetting = useMutation({
    mutationFn: (reason: string) =>
      answerOf(
        api.DELETE('/operator/api/v1/operators/{id}/second_factor', { params: { path: { id } }, body: { reason } }),
      ),
    meta: { success: t('staff:operators_page.reset_done') },
    onSettled: fresh,
  })
  return (
    <ReasonDialog
      title={t('staff:operators_page.reset_title', { name })}
      action={t('staff:operators_page.reset')}
      onConfirm={(reason) => resetting.mutateAsync(reason)}
      onClose={onClose}
    >
      <p className="muted">{t('staff:operators_page.reset_text')}</p>
    </ReasonDialog>
  )
}

const namePointer = '/name'

export const NameDialog = ({ colleague: { id, name }, onClose }: DialogProps) => {
  const { t } = useTranslation(['operator', 'staff'])
  // Fixed when the dialog opens, so that a colleague's change does not rename it.
  const [before] = useState(name)
  const title = t('staff:operators_page.name_title', { name: before })
  const { values, change, holds } = useBeside(title, { typed: before })
  const typed = values.typed.trim()
  const changing = useChange(id, t('staff:operators_page.name_done'))
  return (
    <ReasonDialog
      title={title}
      action={t('staff:operators_page.name')}
      tone="plain"
      blocked={typed === '' || typed === before}
      holds={holds}
      refused={changing}
      fields={[namePointer]}
      onConfirm={(reason) => changing.mutateAsync({ name: typed, reason })}
      onClose={onClose}
    >
      <TextField
        label={t('staff:operators_page.columns.name')}
        value={values.typed}
        maxLength={100}
        autoComplete="off"
        error={saidOf(changing.error, namePointer)}
        onChange={({ target }) => {
          change({ typed: target.value })
          forget(changing, namePointer)
        }}
      />
    </ReasonDialog>
  )
}

export const SendInviteDialog = ({ colleague: { id, name, email }, onClose }: DialogProps) => {
  const { t } = useTranslation(['operator', 'staff'])
  const fresh = useFreshStaff()
  const sending = useMutation({
    mutationFn: (reason: string) =>
      answerOf(
        api.POST('/operator/api/v1/operators/{id}/invite', {
          params: { path: { id } },
          body: reason === '' ? null : { reason },
        }),
      ),
    meta: { success: t('staff:operators_page.send_done', { email }), ownFields: true },
    onSettled: fresh,
  })
  return (
    <ReasonDialog
      title={t('staff:operators_page.send_title', { name })}
      action={t('staff:operators_page.send')}
      tone="plain"
      optional
      refused={sending}
      onConfirm={(reason) => sending.mutateAsync(reason)}
      onClose={onClose}
    >
      <p className="muted">{t('staff:operators_page.send_text', { email })}</p>
    </ReasonDialog>
  )
}
