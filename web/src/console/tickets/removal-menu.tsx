import type { StaffComment } from '@foyer/contract/operator/ticket.ts'
import { useQueryClient } from '@tanstack/react-query'
import { Ellipsis, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Failure, statusOf } from '../../api/failure.ts'
import { serverNow } from '../../lib/server-now.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu, MenuItem } from '../../ui/menu.tsx'
import { useHeldDialog } from '../list/held-dialogs.tsx'
import { ReasonDialog } from '../list/reason-dialog.tsx'
import { useMay } from '../me.ts'
import { commentsQuery, type StaffTicket } from './queries.ts'
import { type Removal, removeContent, wordsWithout } from './removal.ts'
import { useRefreshTickets, useTicketChange } from './use-ticket-change.ts'

interface RemovalDialogProps {
  readonly ticketId: string
  readonly removal: Removal
  readonly onClose: () => void
}

/** If a colleague was quicker, the page shows what they have removed. */
const useRemoval = (id: string, removal: Removal) => {
  const { t } = useTranslation('removal')
  const client = useQueryClient()
  const refresh = useRefreshTickets()
  return useTicketChange(
    async (reason: string) => {
      try {
        const ticket = await removeContent(id, removal, reason)
        const at = new Date(serverNow()).toISOString()
        client.setQueryData(commentsQuery(id).queryKey, (words) => words && wordsWithout(words, removal, at))
        return ticket
      } catch (error) {
        if (![404, 409].includes(statusOf(error) ?? 0)) throw error
        await refresh(id)
        throw new Failure(409, [{ title: t('gone') }])
      }
    },
    t(removal.file === undefined ? 'text_done' : 'file_done'),
  )
}

const RemovalDialog = ({ ticketId, removal, onClose }: RemovalDialogProps) => {
  const { t } = useTranslation('removal')
  const { file, comment_id } = removal
  const removing = useRemoval(ticketId, removal)
  return (
    <ReasonDialog
      title={file === undefined ? t('text_title') : t('file_title', { name: file.name })}
      name={`remove ${file?.id ?? comment_id ?? ticketId}`}
      action={t(file === undefined ? 'text_action' : 'file_action')}
      onConfirm={(reason) => removing.mutateAsync(reason)}
      onClose={onClose}
    >
      <p className="muted">{t(file === undefined ? 'text_about' : 'file_about')}</p>
      <p>{t('for_good')}</p>
    </ReasonDialog>
  )
}

interface RemovalMenuProps extends Pick<StaffComment, 'attachments'> {
  readonly ticket: StaffTicket
  /** Whose message it is. */
  readonly name: string
  /** Undefined for the description. */
  readonly commentId?: string
  readonly hasText: boolean
}

/** Removes parts of a message for good, for those who may. */
export const RemovalMenu = ({ ticket, name, commentId, hasText, attachments }: RemovalMenuProps) => {
  const { t } = useTranslation('removal')
  const may = useMay()
  const hold = useHeldDialog()
  if (!may('tickets:remove') || (!hasText && attachments.length === 0)) return null
  const said = commentId === undefined ? {} : { comment_id: commentId }
  const ask = (removal: Removal): void =>
    hold((onClose) => <RemovalDialog ticketId={ticket.id} removal={removal} onClose={onClose} />)
  return (
    <Menu button={<IconButton icon={Ellipsis} iconSize={14} label={t('menu', { name })} />}>
      {hasText && (
        <MenuItem icon={Trash2} tone="danger" onChoose={() => ask(said)}>
          {t('text_item')}
        </MenuItem>
      )}
      {attachments.map(({ id, name: file }) => (
        <MenuItem key={id} icon={Trash2} tone="danger" onChoose={() => ask({ ...said, file: { id, name: file } })}>
          {t('file_item', { name: file })}
        </MenuItem>
      ))}
    </Menu>
  )
}
