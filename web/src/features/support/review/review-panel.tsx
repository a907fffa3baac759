import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../../api/abilities.ts'
import { Loaded } from '../../../ui/loaded.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { reviewQuery, type Ticket } from '../queries.ts'
import { ReviewForm } from './review-form.tsx'

/** A closed ticket asks how it went. */
export const ReviewPanel = ({ ticket: { id, title, owner } }: { ticket: Ticket }) => {
  const { t } = useTranslation('support')
  const may = useMay()
  const review = useQuery(reviewQuery(id, undefined))
  return (
    <Panel title={t('review.title')}>
      <div className="stack s3">
        <p className="small muted">{t('review.about', { title })}</p>
        {may(owner, 'putReview') ? (
          <Loaded query={review} level={2} skeleton={<Skeleton height={220} />}>
            {(saved) => <ReviewForm ticketId={id} token={undefined} saved={saved} />}
          </Loaded>
        ) : (
          <p className="small muted">{t('review.not_you')}</p>
        )}
      </div>
    </Panel>
  )
}
