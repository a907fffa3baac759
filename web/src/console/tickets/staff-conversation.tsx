import '../../ui/talk/conversation.css'
import type { StaffComment } from '@foyer/contract/operator/ticket.ts'
import { Lock, ThumbsDown, ThumbsUp } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../lib/dates.ts'
import { FileLinks } from '../../ui/talk/file-links.tsx'
import { NewBelow } from '../../ui/talk/new-below.tsx'
import { Said } from '../../ui/talk/said.tsx'
import { voiceOf } from '../../ui/talk/voice.ts'
import { useLocale } from '../../ui/use-locale.ts'
import { useMe } from '../me.ts'
import type { StaffTicket } from './queries.ts'
import { useRefreshTickets } from './use-ticket-change.ts'

/** The files of a ticket; one that slept in a tab gets new addresses with the next refresh. */
const StaffFiles = ({ files, ticketId }: { files: StaffTicket['attachments']; ticketId: string }) => {
  const refresh = useRefreshTickets()
  return <FileLinks files={files} onStale={() => void refresh(ticketId)} />
}

const NoteMark = () => {
  const { t } = useTranslation('operator')
  return (
    <span className="note-mark">
      <Lock size={12} />
      {t('tickets.note')}
    </span>
  )
}

const ReviewMark = ({ review }: { review: 'positive' | 'negative' }) => {
  const { t } = useTranslation('operator')
  const Icon = review === 'positive' ? ThumbsUp : ThumbsDown
  return (
    <span className={`thumb ${review}`} title={t(`tickets.${review}`)}>
      <Icon size={14} />
      <span className="sr">{t(`tickets.${review}`)}</span>
    </span>
  )
}

interface CommentProps {
  readonly comment: StaffComment
  readonly ticket: StaffTicket
  readonly onQuote?: (() => void) | undefined
}

const isBy = ({ email }: { readonly email: string }, { side, creator }: StaffComment): boolean =>
  side === 'staff' && creator.email === email

const Comment = ({ comment, ticket, onQuote }: CommentProps) => {
  const { t } = useTranslation('operator')
  const me = useMe()
  const { id, creator, body, created_at, attachments, review, internal, side } = comment
  const remark = side === 'client' ? creator.email : isBy(me, comment) ? t('tickets.you') : t('tickets.staff')
  return (
    <Said
      id={id}
      voice={internal ? 'note' : voiceOf(comment, ticket)}
      name={creator.name === '' ? creator.email : creator.name}
      remark={remark}
      at={created_at}
      text={body}
      files={<StaffFiles files={attachments} ticketId={ticket.id} />}
      aside={internal ? <NoteMark /> : review !== null && <ReviewMark review={review} />}
      {...(onQuote !== undefined && { onQuote })}
    />
  )
}

interface StaffConversationProps {
  readonly ticket: StaffTicket
  readonly comments: readonly StaffComment[]
  readonly onQuote?: (words: string) => void
}

/** What was said, from the question to the newest answer, with the notes that no customer sees. */
export const StaffConversation = ({ ticket, comments, onQuote }: StaffConversationProps) => {
  const { t } = useTranslation('operator')
  const locale = useLocale()
  const me = useMe()
  const { creator, description, created_at, attachments, closed_at } = ticket
  return (
    <section className="conversation" aria-label={t('tickets.conversation')}>
      <Said
        voice="owner"
        name={creator.name === '' ? creator.email : creator.name}
        remark={creator.email}
        at={created_at}
        text={description}
        files={<StaffFiles files={attachments} ticketId={ticket.id} />}
        {...(onQuote !== undefined && { onQuote: () => onQuote(description) })}
      />
      {comments.map((comment) => (
        <Comment
          key={comment.id}
          comment={comment}
          ticket={ticket}
          onQuote={onQuote === undefined ? undefined : () => onQuote(comment.body)}
        />
      ))}
      {closed_at !== null && (
        <p className="talk-line">{t('tickets.closed_line', { when: formatDate(closed_at, 'ticket', locale) })}</p>
      )}
      <NewBelow ids={comments.filter((comment) => !isBy(me, comment)).map(({ id }) => id)} />
    </section>
  )
}
