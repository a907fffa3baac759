import './review.css'
import { type Review, ReviewBody } from '@foyer/contract/support/review.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { profileQuery } from '../../../api/profile.ts'
import { tabStore } from '../../../lib/storage.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { UnsavedGuard } from '../../../ui/form/unsaved-guard.tsx'
import { reviewQuery, saveReview } from '../linked-calls.ts'
import { StarsField } from './stars.tsx'

const CommentField = ({ value, onChange }: { value: string; onChange: (comment: string) => void }) => {
  const { t } = useTranslation(['support', 'app'])
  const [isTouched, setTouched] = useState(false)
  const isMissing = isTouched && value.trim() === ''
  return (
    <Field
      label={t('review.comment')}
      hint={t('review.comment_hint')}
      error={isMissing ? t('app:validators.required') : undefined}
    >
      {(wiring) => (
        <textarea
          {...wiring}
          className="input review-comment"
          maxLength={5000}
          dir="auto"
          value={value}
          onChange={({ target }) => onChange(target.value)}
          onBlur={() => setTouched(true)}
        />
      )}
    </Field>
  )
}

interface ReviewFormProps {
  readonly ticketId: string
  /** The token of the mailed link; without one, the session is used. */
  readonly token: string | undefined
  readonly saved: Review
}

/**
 * The text of a review, kept from the first letter until the server has it, because the form disappears when the ticket
 * is reopened.
 */
const useComment = (draft: string, saved: Review) => {
  const [comment, setComment] = useState(() => tabStore.get(draft) ?? saved.comment ?? '')
  const change = (next: string): void => {
    setComment(next)
    tabStore.set(draft, next)
  }
  return { comment, change, arrived: () => tabStore.remove(draft) }
}

/** Stars and a comment, both required. An earlier review can be edited; a failure loses nothing. */
export const ReviewForm = ({ ticketId, token, saved }: ReviewFormProps) => {
  const { t } = useTranslation('support')
  const queryClient = useQueryClient()
  const [rating, setRating] = useState(saved.rating)
  // Unsaved text is stored for its author only. A visitor who came by a link may have no account.
  const { data: author } = useQuery({ ...profileQuery, enabled: token === undefined })
  const { comment, change, arrived } = useComment(`review:${author?.id}:${ticketId}`, saved)
  const { data: review } = ReviewBody.safeParse({ rating, comment })
  const isChanged = rating !== saved.rating || comment.trim() !== (saved.comment ?? '')
  const saving = useMutation({
    mutationFn: async () => (review === undefined ? saved : saveReview(ticketId, token, review)),
    meta: { success: t('review.saved') },
    onSuccess: (answer) => {
      arrived()
      queryClient.setQueryData(reviewQuery(ticketId, token).queryKey, answer)
      return queryClient.invalidateQueries({ queryKey: ['comments', ticketId] })
    },
  })
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault()
        saving.mutate()
      }}
    >
      <UnsavedGuard unsaved={isChanged && !saving.isPending} />
      <StarsField value={rating} onChange={setRating} />
      <CommentField value={comment} onChange={change} />
      <div className="row wrap">
        <Button type="submit" kind="primary" disabled={review === undefined || !isChanged} busy={saving.isPending}>
          {t(saved.rating === null ? 'review.save' : 'review.change')}
        </Button>
        <output className="small muted">{saving.isSuccess && !isChanged && t('review.thanks')}</output>
      </div>
    </form>
  )
}
