import '../../../ui/talk/conversation.css'
import type { Profile } from '@foyer/contract/account/profile.ts'
import type { Comment as CommentOf } from '@foyer/contract/support/comment.ts'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../lib/dates.ts'
import { Earlier, NewBelow } from '../../../ui/talk/later.tsx'
import type { NewestWords } from '../../../ui/talk/newest-words.ts'
import { useLocale } from '../../../ui/use-locale.ts'
import { commentsQuery, fetchComments, type Ticket } from '../queries.ts'
import { Comment, isMine } from './comment.tsx'

const ClosedLine = ({ at }: { at: string }) => {
  const { t } = useTranslation('support')
  const locale = useLocale()
  return <p className="talk-line">{t('ticket.closed_divider', { when: formatDate(at, 'ticket', locale) })}</p>
}

/** The message that opened the ticket: its creator's, or that of the vendor's staff who wrote to them first. */
const openingOf = (ticket: Ticket): CommentOf => ({
  ...ticket,
  // The version before does not say who opened it.
  side: ticket.opened_by ? 'staff' : 'client',
  creator: ticket.opened_by ?? ticket.creator,
  body: ticket.description,
  removed_at: ticket.description_removed_at,
  reviewable: false,
  review: null,
})

interface ConversationProps {
  readonly ticket: Ticket
  readonly words: NewestWords<CommentOf>
  readonly profile: Profile | undefined
  /** Undefined if nothing can be written. */
  readonly onQuote?: (words: string) => void
}

/** The conversation, from the question to the newest answer. */
export const Conversation = ({ ticket, words, profile, onQuote }: ConversationProps) => {
  const { t } = useTranslation('support')
  const { id, closed_at } = ticket
  const { comments } = words
  const said = (comment: CommentOf) => (
    <Comment
      key={comment.id}
      comment={comment}
      ticket={ticket}
      me={profile}
      onQuote={onQuote && (() => onQuote(comment.body))}
    />
  )
  return (
    <section className="conversation" aria-label={t('conversation.name')}>
      {said(openingOf(ticket))}
      {words.earlier !== null && (
        <Earlier
          words={words}
          from={words.earlier}
          queryKey={commentsQuery(id).queryKey}
          fetchEarlier={(cursor) => fetchComments(id, cursor)}
        />
      )}
      {comments.map(said)}
      {closed_at !== null && <ClosedLine at={closed_at} />}
      <NewBelow said={comments.map((comment) => ({ id: comment.id, isOthers: !isMine(comment, profile) }))} />
    </section>
  )
}
