import '../../../ui/talk/conversation.css'
import type { Profile } from '@foyer/contract/account/profile.ts'
import type { Comment as CommentOf } from '@foyer/contract/support/comment.ts'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../lib/dates.ts'
import { NewBelow } from '../../../ui/talk/new-below.tsx'
import { Said } from '../../../ui/talk/said.tsx'
import { isSamePerson } from '../../../ui/talk/voice.ts'
import { useLocale } from '../../../ui/use-locale.ts'
import type { Ticket } from '../queries.ts'
import { Comment, isMine } from './comment.tsx'
import { OwnFiles } from './own-files.tsx'

const ClosedLine = ({ at }: { at: string }) => {
  const { t } = useTranslation('support')
  const locale = useLocale()
  return <p className="talk-line">{t('ticket.closed_divider', { when: formatDate(at, 'ticket', locale) })}</p>
}

interface ConversationProps {
  readonly ticket: Ticket
  readonly comments: readonly CommentOf[]
  readonly profile: Profile | undefined
  /** None where nothing can be written. */
  readonly onQuote?: (words: string) => void
}

/** What was said, from the question to the newest answer. */
export const Conversation = ({ ticket, comments, profile, onQuote }: ConversationProps) => {
  const { t } = useTranslation('support')
  const { creator, description, created_at, attachments, closed_at } = ticket
  const isTheirs = profile !== undefined && isSamePerson(creator, profile)
  return (
    <section className="conversation" aria-label={t('conversation.name')}>
      <Said
        voice="owner"
        name={creator.name || creator.email}
        remark={t(isTheirs ? 'conversation.you' : 'conversation.creator')}
        at={created_at}
        text={description}
        files={<OwnFiles files={attachments} />}
        {...(onQuote !== undefined && { onQuote: () => onQuote(description) })}
      />
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
      <NewBelow ids={comments.filter((comment) => !isMine(comment, profile)).map(({ id }) => id)} />
    </section>
  )
}
