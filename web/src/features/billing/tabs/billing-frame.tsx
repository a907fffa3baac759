import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { isFirstTry } from '../../../api/first-try.ts'
import { aside } from '../../../api/query-client.ts'
import { unpaidOrdersQuery } from '../../../api/unpaid-orders.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { BillingTabs } from './tabs-bar.tsx'
import { UnpaidBanner } from './unpaid-banner.tsx'

interface BillingFrameProps {
  readonly title: string
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** What the pages of billing begin with. It waits for what is unpaid, so that the notice of it moves nothing. */
export const BillingFrame = ({ title, actions, children }: BillingFrameProps) => {
  if (isFirstTry(useQuery({ ...unpaidOrdersQuery, ...aside })))
    return (
      <div className="late stack s5" aria-hidden="true">
        <Skeleton width={180} height={28} />
        <div className="tabs">
          <Skeleton width={64} />
          <Skeleton width={72} />
          <Skeleton width={120} />
        </div>
        <Skeleton height={420} />
      </div>
    )
  return (
    <>
      <UnpaidBanner />
      <PageHeader title={title} actions={actions} />
      <BillingTabs />
      {children}
    </>
  )
}
