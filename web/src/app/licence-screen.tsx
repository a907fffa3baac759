import type { Deliverable } from '@foyer/contract/licensing/deliverable.ts'
import { LicencePage } from '../features/licensing/routes/licence-page.tsx'
import { LicenceTraffic } from '../features/statistics/licence-traffic.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'
import { LicenceSlotsContext } from '../ui/licence-slots.tsx'
import { NotFetched } from '../ui/not-fetched.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { needTexts } from './i18n/i18n.ts'

const Records = lazyPart<{ readonly licence: Deliverable }>(
  async () => {
    const [{ LicenceRecords }] = await Promise.all([import('./licence-records.tsx'), needTexts('billing', 'support')])
    return LicenceRecords
  },
  NotFetched,
  () => <Skeleton height={240} />,
)

const slots = { Traffic: LicenceTraffic, Records }

/** A licence's page, composed with what other features know about the licence. */
export const LicenceScreen = () => (
  <LicenceSlotsContext value={slots}>
    <LicencePage />
  </LicenceSlotsContext>
)
