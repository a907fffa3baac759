import type { Comment as CommentOf } from '@foyer/contract/support/comment.ts'
import type { Attachment } from '@foyer/contract/support/ticket.ts'
import { Quote, ThumbsDown, ThumbsUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLinkToken } from '../../../api/use-link-token.ts'
import { initialsOf } from '../../../lib/initials.ts'
import { DateTime } from '../../../ui/date-time.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import type { Ticket } from '../queries.ts'
import { FileLinks } from './file-links.tsx'
import { type Voice, voiceOf } from './voice.ts'
import { Words } from './words.tsx'

const ReviewThumb = ({ review }: { review: 'positive' | 'negative' }) => {
  const { t } = useTranslation('support')
  const Icon = review === 'positive' ? ThumbsUp : ThumbsDown
  return (
    <span className={`thumb ${review}`} title={t(`conversation.${review}`)}>
      <Icon size={14} />
      <span className="sr">{t(`conversation.${review}`)}</span>
    </span>
  )
}

interface SaidProps {
  readonly voice: Voice
  readonly name: string
  readonly remark: string
  readonly at: string
  readonly text: string
  readonly files: readonly Attachment[]
  readonly isPending?: boolean
  readonly aside?: ReactNode
  readonly onQuote?: () => void
}

/** Who said what, when, with which files. */
export const Said = ({ voice, name, remark, at, text, files, isPending = false, aside, onQuote }: SaidProps) => {
  const { t } = useTranslation('support')
  return (
    <article className={`said ${voice}${isPending ? ' pending' : ''}`} aria-label={name}>
      <span className="said-face" aria-hidden="true">
        {initialsOf(name)}
      </span>
      <div className="grow">
        <header>
          <bdi className="strong">{name}</bdi>
          <span className="subtle">{remark}</span>
          <span className="subtle tab-num">
            {isPending ? t('conversation.sending') : <DateTime at={at} format="ticket" />}
          </span>
          {aside}
          {onQuote !== undefined && !isPending && (
            <span className="said-quote">
              <IconButton icon={Quote} iconSize={14} label={t('conversation.quote_of', { name })} onClick={onQuote} />
            </span>
          )}
        </header>
        <div className="said-body">
          <Words text={text} />
          <FileLinks files={files} />
        </div>
      </div>
    </article>
  )
}

/** A link of a mail that led here can rate; whoever is signed in rates beside the conversation. */
const RateLink = ({ ticketId }: { ticketId: string }) => {
  const { t } = useTranslation('support')
  const token = useLinkToken()
  if (token === undefined) return null
  return <a href={`/tickets/${ticketId}/review?token=${encodeURIComponent(token)}`}>{t('conversation.review')}</a>
}

interface CommentProps {
  readonly comment: CommentOf
  readonly ticket: Ticket
  readonly myEmail: string | undefined
  readonly onQuote: () => void
}

/** A comment that has not been confirmed by the server yet has an id that no server gives. */
export const pendingId = 'pending'

export const Comment = ({ comment, ticket, myEmail, onQuote }: CommentProps) => {
  const { t } = useTranslation('support')
  const { creator, body, created_at, attachments, review, id } = comment
  const voice = voiceOf(comment, ticket)
  const isMine = voice !== 'staff' && creator.email === myEmail
  const remark = isMine
    ? t('conversation.you')
    : voice === 'staff'
      ? t('conversation.staff')
      : voice === 'owner'
        ? t('conversation.creator')
        : creator.email
  return (
    <Said
      voice={voice}
      name={creator.name === '' ? creator.email : creator.name}
      remark={remark}
      at={created_at}
      text={body}
      files={attachments}
      isPending={id === pendingId}
      aside={
        review === null ? comment.reviewable && <RateLink ticketId={ticket.id} /> : <ReviewThumb review={review} />
      }
      onQuote={onQuote}
    />
  )
}
