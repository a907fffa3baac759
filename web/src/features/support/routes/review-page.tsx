import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useLinkToken } from '../../../api/use-link-token.ts'
import { Heading } from '../../../ui/heading.tsx'
import { LinkFailure, LinkPage } from '../../../ui/link-page.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { reviewQuery } from '../linked-calls.ts'
import { ReviewForm } from '../review/review-form.tsx'

const route = getRouteApi('/link/tickets/review/tickets/$ticket_id/review')

/** /tickets/:ticket_id/review: rates the closed ticket, through the link of the mail about closing it. */
export const ReviewPage = () => {
  const { t } = useTranslation('support')
  const { ticket_id } = route.useParams()
  const token = useLinkToken()
  const review = useQuery(reviewQuery(ticket_id, token))
  return (
    <LinkPage title={t('review.title')}>
      {review.data !== undefined && (
        <div className="stack">
          <Heading>{t('review.title')}</Heading>
          <p className="muted">{t('review.about_link')}</p>
          <ReviewForm ticketId={ticket_id} token={token} saved={review.data} />
        </div>
      )}
      {review.isPending && <Skeleton height={220} />}
      {review.data === undefined && review.isError && (
        <LinkFailure error={review.error} onRetry={() => review.refetch()} />
      )}
    </LinkPage>
  )
}
