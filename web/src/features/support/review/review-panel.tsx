import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Panel } from '../../../ui/panel.tsx'
import { reviewQuery, type Ticket } from '../queries.ts'
import { ReviewForm } from './review-form.tsx'

/** A closed ticket asks how it went. */
export const ReviewPanel = ({ ticket: { id, title } }: { ticket: Ticket }) => {
  const { t } = useTranslation('support')
  const { data: review } = useQuery(reviewQuery(id, undefined))
  if (review === undefined) return null
  return (
    <Panel title={t('review.title')}>
      <div className="stack s3">
        <p className="small muted">{t('review.about', { title })}</p>
        <ReviewForm ticketId={id} token={undefined} saved={review} />
      </div>
    </Panel>
  )
}
