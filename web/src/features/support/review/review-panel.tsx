import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../../api/abilities.ts'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { reviewQuery } from '../linked-calls.ts'
import type { Ticket } from '../queries.ts'

const FormSkeleton = () => <Skeleton height={220} />

/** Most tickets are open and load neither the form nor its validation library. */
const ReviewForm = lazyPart(
  async () => {
    // Two statements, because the build makes a longer text of one.
    const part = await import('./review-form.tsx')
    return part.ReviewForm
  },
  undefined,
  FormSkeleton,
)

/** Asks for a review once the ticket is closed. */
export const ReviewPanel = ({ ticket: { id, title, owner } }: { ticket: Ticket }) => {
  const { t } = useTranslation('support')
  const may = useMay()
  const review = useQuery(reviewQuery(id, undefined))
  return (
    <Panel title={t('review.title')}>
      <div className="stack s3">
        <p className="small muted">{t('review.about', { title })}</p>
        {may(owner, 'putReview') ? (
          <Loaded query={review} level={2} skeleton={<FormSkeleton />}>
            {(saved) => <ReviewForm ticketId={id} token={undefined} saved={saved} />}
          </Loaded>
        ) : (
          <p className="small muted">{t(owner === null ? 'review.not_you' : 'review.not_yours')}</p>
        )}
      </div>
    </Panel>
  )
}
