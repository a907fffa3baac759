import { AtSign, Ban, CircleCheck, Ellipsis, type LucideIcon, PenLine, Send, ShieldOff, UserCog } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu, MenuItem } from '../../ui/menu.tsx'
import { useMay, useMe } from '../me.ts'
import { EmailDialog } from './email-dialog.tsx'
import { BlockDialog, NameDialog, ResetDialog, SendInviteDialog } from './operator-dialogs.tsx'
import type { StaffMember } from './queries.ts'
import { RoleDialog, UnblockDialog } from './standing-dialogs.tsx'

const dialogs = {
  send: SendInviteDialog,
  role: RoleDialog,
  name: NameDialog,
  email: EmailDialog,
  reset: ResetDialog,
  block: BlockDialog,
  unblock: UnblockDialog,
} as const

type Deed = keyof typeof dialogs

/** Nobody changes their own role or blocks themselves, so that somebody with the right to do so always remains. */
const deedsFor = ({ invited, blocked, second_factor }: StaffMember, isMe: boolean): readonly Deed[] => {
  const own: readonly Deed[] = ['name', 'email']
  if (isMe) return own
  return [
    ...(invited && !blocked ? (['send'] as const) : []),
    'role',
    ...own,
    ...(second_factor ? (['reset'] as const) : []),
    blocked ? 'unblock' : 'block',
  ]
}

const icons: Readonly<Record<Deed, LucideIcon>> = {
  send: Send,
  role: UserCog,
  name: PenLine,
  email: AtSign,
  reset: ShieldOff,
  block: Ban,
  unblock: CircleCheck,
}

/** The actions on a colleague, and on oneself. What was chosen stays open as it is, whatever a colleague changes meanwhile. */
export const OperatorActions = ({ colleague }: { colleague: StaffMember }) => {
  const { t } = useTranslation(['operator', 'staff'])
  const mayWrite = useMay()('operators:write')
  const me = useMe()
  const [open, setOpen] = useState<Deed>()
  if (!mayWrite) return null
  const Dialog = open === undefined ? undefined : dialogs[open]
  return (
    <>
      <Menu button={<IconButton icon={Ellipsis} label={t('staff:operators_page.actions', { name: colleague.name })} />}>
        {deedsFor(colleague, me.id === colleague.id).map((deed) => (
          <MenuItem
            key={deed}
            icon={icons[deed]}
            {...(deed === 'block' && { tone: 'danger' as const })}
            onChoose={() => setOpen(deed)}
          >
            {t(`staff:operators_page.${deed}`)}
          </MenuItem>
        ))}
      </Menu>
      {Dialog !== undefined && <Dialog colleague={colleague} onClose={() => setOpen(undefined)} />}
    </>
  )
}
