import { Skeleton } from '../../../ui/skeleton.tsx'

/** A ticket's outline while it loads. */
export const TicketSkeleton = () => (
  <div className="stack s5" aria-hidden="true">
    <Skeleton width={420} height={26} />
    <div className="cols narrow">
      <div className="stack s5">
        <Skeleton height={160} />
        <Skeleton height={120} />
        <Skeleton height={200} />
      </div>
      <div className="stack">
        <Skeleton height={280} />
        <Skeleton height={160} />
      </div>
    </div>
  </div>
)
