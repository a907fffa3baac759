import '../../../ui/talk/conversation.css'
import type { Profile } from '@foyer/contract/account/profile.ts'
import type { Comment as CommentOf } from '@foyer/contract/support/comment.ts'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../lib/dates.ts'
import { Earlier, NewBelow } from '../../../ui/talk/later.tsx'
import type { NewestWords } from '../../../ui/talk/newest-words.ts'
import { Said } from '../../../ui/talk/said.tsx'
import { isSamePerson } from '../../../ui/talk/voice.ts'
import { useLocale } from '../../../ui/use-locale.ts'
import { commentsQuery, fetchComments, type Ticket } from '../queries.ts'
import { Comment, isMine } from './comment.tsx'
import { OwnFiles } from './own-files.tsx'

const ClosedLine = ({ at }: { at: string }) => {
  const { t } = useTranslation('support')
  const locale = useLocale()
  return <p className="talk-line">{t('ticket.closed_divider', { when: formatDate(at, 'ticket', locale) })}</p>
}

type Ends = Pick<ConversationProps, 'ticket' | 'profile'> & { readonly onQuote: (() => void) | undefined }

/** The first message: the creator's, or that of the vendor's staff who opened the ticket for them. */
const Opening = ({ ticket, profile, onQuote }: Ends) => {
  const { t } = useTranslation('support')
  const { creator, opened_by, description, created_at, attachments } = ticket
  // The version before does not say who opened it.
  const by = opened_by ?? creator
  const isTheirs = profile !== undefined && isSamePerson(creator, profile)
  const ofCreator = t(isTheirs ? 'conversation.you' : 'conversation.creator')
  return (
    <Said
      voice={by === creator ? 'owner' : 'staff'}
      name={by.name || by.email}
      remark={by === creator ? ofCreator : t('conversation.staff')}
      at={created_at}
      text={description}
      files={<OwnFiles files={attachments} />}
      {...(onQuote !== undefined && { onQuote })}
    />
  )
}

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
  const { id, description, closed_at } = ticket
  const { comments } = words
  return (
    <section className="conversation" aria-label={t('conversation.name')}>
      <Opening
        ticket={ticket}
        profile={profile}
        onQuote={onQuote === undefined ? undefined : () => onQuote(description)}
      />
      {words.earlier !== null && (
        <Earlier
          words={words}
          from={words.earlier}
          queryKey={commentsQuery(id).queryKey}
          fetchEarlier={(cursor) => fetchComments(id, cursor)}
        />
      )}
      {comments.map((comment) => (
        <Comment
          key={comment.id}
          comment={comment}
          ticket={ticket}
          me={profile}
          {...(onQuote !== undefined && { onQuote: () => onQuote(comment.body) })}
        />
      ))}
      {closed_at !== null && <ClosedLine at={closed_at} />}
      <NewBelow said={comments.map((comment) => ({ id: comment.id, isOthers: !isMine(comment, profile) }))} />
    </section>
  )
}
