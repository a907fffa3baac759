import { AtSign, Ban, CircleCheck, Ellipsis, type LucideIcon, PenLine, Send, ShieldOff, UserCog } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu, MenuItem } from '../../ui/menu.tsx'
import { useMay, useMe } from '../me.ts'
import { EmailDialog } from './email-dialog.tsx'
import { BlockDialog, NameDialog, ResetDialog, RoleDialog, SendInviteDialog } from './operator-dialogs.tsx'
import type { StaffMember } from './queries.ts'

const dialogs = {
  send: SendInviteDialog,
  role: RoleDialog,
  name: NameDialog,
  email: EmailDialog,
  reset: ResetDialog,
  block: BlockDialog,
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
    'block',
  ]
}

const icons: Readonly<Record<Deed, LucideIcon>> = {
  send: Send,
  role: UserCog,
  name: PenLine,
  email: AtSign,
  reset: ShieldOff,
  block: Ban,
}

/** The actions on a colleague, and on oneself. */
export const OperatorActions = ({ colleague }: { colleague: StaffMember }) => {
  const { t } = useTranslation(['operator', 'staff'])
  const mayWrite = useMay()('operators:write')
  const me = useMe()
  const [open, setOpen] = useState<Deed>()
  if (!mayWrite) return null
  const Dialog = open === undefined ? undefined : dialogs[open]
  const unblocks = (deed: Deed): boolean => deed === 'block' && colleague.blocked
  return (
    <>
      <Menu button={<IconButton icon={Ellipsis} label={t('staff:operators_page.actions', { name: colleague.name })} />}>
        {deedsFor(colleague, me.id === colleague.id).map((deed) => (
          <MenuItem
            key={deed}
            icon={unblocks(deed) ? CircleCheck : icons[deed]}
            {...(deed === 'block' && !colleague.blocked && { tone: 'danger' as const })}
            onChoose={() => setOpen(deed)}
          >
            {t(`staff:operators_page.${unblocks(deed) ? 'unblock' : deed}`)}
          </MenuItem>
        ))}
      </Menu>
      {Dialog !== undefined && <Dialog colleague={colleague} onClose={() => setOpen(undefined)} />}
    </>
  )
}
