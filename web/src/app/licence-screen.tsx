import { LicencePage } from '../features/licensing/routes/licence-page.tsx'
import { LicenceTraffic } from '../features/statistics/licence-traffic.tsx'
import { LicenceSlotsContext } from '../ui/licence-slots.tsx'

const slots = { Traffic: LicenceTraffic }

/** A licence's page, composed with what other features know about the licence. */
export const LicenceScreen = () => (
  <LicenceSlotsContext value={slots}>
    <LicencePage />
  </LicenceSlotsContext>
)
