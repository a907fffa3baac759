import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { companyQuery } from '../../../api/company.ts'
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

/**
 * The header and tabs of the billing pages. It waits for the unpaid invoices and for the list of people who share
 * invoices, which the portal's frame requests at the same time, so that neither their notice nor the owner filter moves
 * anything.
 */
export const BillingFrame = ({ title, actions, children }: BillingFrameProps) => {
  const unpaid = useQuery({ ...unpaidOrdersQuery, ...aside })
  const company = useQuery({ ...companyQuery, enabled: false })
  if (isFirstTry(unpaid) || isFirstTry(company))
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
