import type { Profile } from '@foyer/contract/account/profile.ts'
import type { Comment as CommentOf } from '@foyer/contract/support/comment.ts'
import { ThumbsDown, ThumbsUp } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLinkToken } from '../../../api/use-link-token.ts'
import { Said } from '../../../ui/talk/said.tsx'
import { isSamePerson, voiceOf } from '../../../ui/talk/voice.ts'
import { personName } from '../person-name.ts'
import type { Ticket } from '../queries.ts'
import { OwnFiles } from './own-files.tsx'

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

/** Rates the ticket, for visitors who came by a mailed link. Signed-in users rate beside the conversation. */
const RateLink = ({ ticketId }: { ticketId: string }) => {
  const { t } = useTranslation('support')
  const token = useLinkToken()
  if (token === undefined) return null
  return <a href={`/tickets/${ticketId}/review?token=${encodeURIComponent(token)}`}>{t('conversation.review')}</a>
}

interface CommentProps {
  readonly comment: CommentOf
  readonly ticket: Ticket
  readonly me: Pick<Profile, 'id' | 'email'> | undefined
  readonly onQuote?: (() => void) | undefined
}

/** The id of a comment that the server has not confirmed yet; the server never assigns it. */
export const pendingId = 'pending'

/** Whether the visitor wrote it. */
export const isMine = ({ side, creator }: CommentOf, me: CommentProps['me']): boolean =>
  side !== 'staff' && me !== undefined && isSamePerson(creator, me)

export const Comment = ({ comment, ticket, me, onQuote }: CommentProps) => {
  const { t } = useTranslation('support')
  const { creator, body, removed_at, created_at, review, id } = comment
  const voice = voiceOf(comment, ticket)
  const remark = isMine(comment, me)
    ? t('conversation.you')
    : voice === 'staff'
      ? t('conversation.staff')
      : voice === 'owner'
        ? t('conversation.creator')
        : creator.name && creator.email
  return (
    <Said
      id={id}
      voice={voice}
      name={personName(creator, t('erased_name'))}
      remark={remark}
      at={created_at}
      text={body}
      removedAt={removed_at}
      files={<OwnFiles {...comment} />}
      isPending={id === pendingId}
      aside={
        review === null ? comment.reviewable && <RateLink ticketId={ticket.id} /> : <ReviewThumb review={review} />
      }
      {...(onQuote !== undefined && { onQuote })}
    />
  )
}
