import '../../ui/talk/conversation.css'
import type { StaffComment } from '@foyer/contract/operator/ticket.ts'
import { useMutation } from '@tanstack/react-query'
import { Lock, ThumbsDown, ThumbsUp } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../lib/dates.ts'
import { saveFile } from '../../ui/save-file.ts'
import { FileLinks } from '../../ui/talk/file-links.tsx'
import { Earlier, NewBelow } from '../../ui/talk/later.tsx'
import type { NewestWords } from '../../ui/talk/newest-words.ts'
import { Said } from '../../ui/talk/said.tsx'
import { voiceOf } from '../../ui/talk/voice.ts'
import { useLocale } from '../../ui/use-locale.ts'
import { useMe } from '../me.ts'
import { emailOf, personName } from '../person-name.ts'
import { CorrectionLine } from './correction-line.tsx'
import { commentsQuery, fetchComments, fetchFile, type StaffTicket } from './queries.ts'
import { RemovalMenu } from './removal-menu.tsx'
import { threadOf } from './thread.ts'

/**
 * The files of a ticket. If an address has expired, for example in an earlier page that is not refetched, the file is
 * loaded with the session instead.
 */
const StaffFiles = ({ attachments, removed_files }: Pick<StaffTicket, 'attachments' | 'removed_files'>) => {
  const saving = useMutation({
    mutationFn: async ({ id, name }: (typeof attachments)[number]) => saveFile(name, await fetchFile(id)),
  })
  return <FileLinks files={attachments} removed={removed_files} onStale={(file) => saving.mutate(file)} />
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
  const { id, creator, body, removed_at, created_at, attachments, review, internal, side } = comment
  const name = personName(creator, t('customers.erased_name'))
  const remark = side === 'client' ? emailOf(creator) : isBy(me, comment) ? t('tickets.you') : t('tickets.staff')
  return (
    <Said
      id={id}
      voice={internal ? 'note' : voiceOf(comment, ticket)}
      name={name}
      remark={remark}
      at={created_at}
      text={body}
      removedAt={removed_at}
      files={<StaffFiles {...comment} />}
      aside={internal ? <NoteMark /> : review !== null && <ReviewMark review={review} />}
      menu={<RemovalMenu ticket={ticket} commentId={id} name={name} hasText={!removed_at} attachments={attachments} />}
      {...(onQuote !== undefined && { onQuote })}
    />
  )
}

/** The first message: the customer's, or that of the operator who opened the ticket for them. */
const Opening = ({ ticket, onQuote }: Omit<CommentProps, 'comment'>) => {
  const { t } = useTranslation('operator')
  const me = useMe()
  const { creator, opened_by, created_at, description, description_removed_at, attachments } = ticket
  // The version before does not say who opened it.
  const by = opened_by ?? creator
  const name = personName(by, t('customers.erased_name'))
  const remark = by === creator ? emailOf(creator) : t(by.email === me.email ? 'tickets.you' : 'tickets.staff')
  return (
    <Said
      voice={by === creator ? 'owner' : 'staff'}
      name={name}
      remark={remark}
      at={created_at}
      text={description}
      removedAt={description_removed_at}
      files={<StaffFiles {...ticket} />}
      menu={<RemovalMenu ticket={ticket} name={name} hasText={!description_removed_at} attachments={attachments} />}
      {...(onQuote !== undefined && { onQuote })}
    />
  )
}

interface StaffConversationProps {
  readonly ticket: StaffTicket
  readonly words: NewestWords<StaffComment>
  readonly onQuote?: (words: string) => void
}

/** The conversation, from the question to the newest answer, with notes that customers do not see. */
export const StaffConversation = ({ ticket, words, onQuote }: StaffConversationProps) => {
  const { t } = useTranslation('operator')
  const locale = useLocale()
  const me = useMe()
  const { id, description, closed_at } = ticket
  const { comments } = words
  const quote = (said: string) => (onQuote === undefined ? undefined : () => onQuote(said))
  return (
    <section className="conversation" aria-label={t('tickets.conversation')}>
      <Opening ticket={ticket} onQuote={quote(description)} />
      {words.earlier !== null && (
        <Earlier
          words={words}
          from={words.earlier}
          queryKey={commentsQuery(id).queryKey}
          fetchEarlier={(cursor) => fetchComments(id, cursor)}
        />
      )}
      {threadOf(ticket, words).map((each) =>
        'comment' in each ? (
          <Comment key={each.comment.id} comment={each.comment} ticket={ticket} onQuote={quote(each.comment.body)} />
        ) : (
          <CorrectionLine key={each.correction.at} correction={each.correction} />
        ),
      )}
      {closed_at !== null && (
        <p className="talk-line">{t('tickets.closed_line', { when: formatDate(closed_at, 'ticket', locale) })}</p>
      )}
      <NewBelow said={comments.map((comment) => ({ id: comment.id, isOthers: !isBy(me, comment) }))} />
    </section>
  )
}
