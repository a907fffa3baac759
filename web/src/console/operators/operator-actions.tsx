import type { OperatorRole } from '@foyer/contract/operator/operator.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Ban, CircleCheck, Ellipsis, ShieldOff, UserCog } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { answerOf } from '../../api/client.ts'
import type { paths } from '../../api/schema.generated.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu, MenuItem } from '../../ui/menu.tsx'
import { Select } from '../../ui/select.tsx'
import { api } from '../api.ts'
import { ReasonDialog } from '../list/reason-dialog.tsx'
import { forget, saidOf } from '../list/refusal.tsx'
import { useBeside } from '../list/use-beside.ts'
import { useMay, useMe } from '../me.ts'
import { allOperators, type StaffMember } from './queries.ts'

type Change = NonNullable<
  paths['/operator/api/v1/operators/{id}']['patch']['requestBody']
>['content']['application/json']

interface DialogProps {
  readonly colleague: StaffMember
  readonly onClose: () => void
}

/** Refetches the list and those of tickets, also after a failure: a colleague may have been quicker. */
const useFreshList = () => {
  const client = useQueryClient()
  return () =>
    Promise.all([allOperators, ['operator', 'tickets']].map((queryKey) => client.invalidateQueries({ queryKey })))
}

const useChange = (id: string, success: string) =>
  useMutation({
    mutationFn: (body: Change) =>
      answerOf(api.PATCH('/operator/api/v1/operators/{id}', { params: { path: { id } }, body })),
    meta: { success, ownFields: true },
    onSettled: useFreshList(),
  })

const roles: readonly OperatorRole[] = ['viewer', 'support', 'billing', 'admin']

const pointer = '/role'

const RoleDialog = ({ colleague: { id, name, role }, onClose }: DialogProps) => {
  const { t } = useTranslation('operator')
  const title = t('operators_page.role_title', { name })
  const { values, change, holds } = useBeside(title, { chosen: role })
  const { chosen } = values
  const changing = useChange(id, t('operators_page.role_done'))
  return (
    <ReasonDialog
      title={title}
      action={t('operators_page.role')}
      tone="plain"
      blocked={chosen === role}
      holds={holds}
      refused={changing}
      fields={[pointer]}
      onConfirm={(reason) => changing.mutateAsync({ role: chosen, reason })}
      onClose={onClose}
    >
      <Select
        label={t('operators_page.columns.role')}
        hint={t(`operators_page.opens.${chosen}`)}
        value={chosen}
        error={saidOf(changing.error, pointer)}
        options={roles.map((value) => ({ value, label: t(`roles.${value}`) }))}
        onChange={(next) => {
          change({ chosen: roles.find((each) => each === next) ?? chosen })
          forget(changing, pointer)
        }}
      />
    </ReasonDialog>
  )
}

const BlockDialog = ({ colleague: { id, name, blocked, open_tickets }, onClose }: DialogProps) => {
  const { t } = useTranslation('operator')
  // Fixed when the dialog opens, so that a colleague's change does not reverse the button's meaning.
  const [wasBlocked] = useState(blocked)
  const deed = wasBlocked ? 'unblock' : 'block'
  const changing = useChange(id, t(`operators_page.${deed}_done`))
  const title = t(`operators_page.${deed}_title`, { name })
  const { values, change, holds } = useBeside(title, { release: false })
  const keepsTickets = !wasBlocked && open_tickets > 0
  const release = keepsTickets && values.release ? { release_tickets: true } : {}
  return (
    <ReasonDialog
      title={title}
      action={t(`operators_page.${deed}`)}
      tone={wasBlocked ? 'plain' : 'danger'}
      holds={holds}
      refused={changing}
      onConfirm={(reason) => changing.mutateAsync({ blocked: !wasBlocked, ...release, reason })}
      onClose={onClose}
    >
      <p className="muted">{t(`operators_page.${deed}_text`)}</p>
      {keepsTickets && (
        <Checkbox
          label={t('operators_page.release', { count: open_tickets })}
          hint={t('operators_page.release_hint')}
          checked={values.release}
          onChange={({ target }) => change({ release: target.checked })}
        />
      )}
    </ReasonDialog>
  )
}

const ResetDialog = ({ colleague: { id, name }, onClose }: DialogProps) => {
  const { t } = useTranslation('operator')
  const fresh = useFreshList()
  const resetting = useMutation({
    mutationFn: (reason: string) =>
      answerOf(
        api.DELETE('/operator/api/v1/operators/{id}/second_factor', { params: { path: { id } }, body: { reason } }),
      ),
    meta: { success: t('operators_page.reset_done') },
    onSettled: fresh,
  })
  return (
    <ReasonDialog
      title={t('operators_page.reset_title', { name })}
      action={t('operators_page.reset')}
      onConfirm={(reason) => resetting.mutateAsync(reason)}
      onClose={onClose}
    >
      <p className="muted">{t('operators_page.reset_text')}</p>
    </ReasonDialog>
  )
}

const dialogs = { role: RoleDialog, block: BlockDialog, reset: ResetDialog } as const

/** The actions on a colleague. Nothing on oneself, so that somebody with the right to do so always remains. */
export const OperatorActions = ({ colleague }: { colleague: StaffMember }) => {
  const { t } = useTranslation('operator')
  const mayWrite = useMay()('operators:write')
  const me = useMe()
  const [open, setOpen] = useState<keyof typeof dialogs>()
  if (!mayWrite || me.id === colleague.id) return null
  const Dialog = open === undefined ? undefined : dialogs[open]
  return (
    <>
      <Menu button={<IconButton icon={Ellipsis} label={t('operators_page.actions', { name: colleague.name })} />}>
        <MenuItem icon={UserCog} onChoose={() => setOpen('role')}>
          {t('operators_page.role')}
        </MenuItem>
        {colleague.second_factor && (
          <MenuItem icon={ShieldOff} onChoose={() => setOpen('reset')}>
            {t('operators_page.reset')}
          </MenuItem>
        )}
        <MenuItem
          icon={colleague.blocked ? CircleCheck : Ban}
          {...(!colleague.blocked && { tone: 'danger' as const })}
          onChoose={() => setOpen('block')}
        >
          {t(`operators_page.${colleague.blocked ? 'unblock' : 'block'}`)}
        </MenuItem>
      </Menu>
      {Dialog !== undefined && <Dialog colleague={colleague} onClose={() => setOpen(undefined)} />}
    </>
  )
}
