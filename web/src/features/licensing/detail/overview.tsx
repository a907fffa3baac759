import type { Deliverable } from '@foyer/contract/licensing/deliverable.ts'
import { useQuery } from '@tanstack/react-query'
import { useMay } from '../../../api/abilities.ts'
import { featuresQuery } from '../../../api/features.ts'
import { RecordsSlot, TrafficSlot } from '../../../ui/licence-slots.tsx'
import { WhenReached } from '../../../ui/when-reached.tsx'
import { ActivationLog } from '../activation/activation-log.tsx'
import { EndingFiles } from '../activation/ending-files.tsx'
import { OfflinePanel } from '../activation/offline-panel.tsx'
import { UsbPanel } from '../activation/usb-panel.tsx'
import { historyQuery } from '../history/history-queries.ts'
import { LatestActivity } from '../history/latest-activity.tsx'
import { LimitPanel } from '../limit/limit-panel.tsx'
import { PropertiesPanel } from '../properties/properties-panel.tsx'
import { TrialPanel } from '../trial/trial-panel.tsx'
import { hasStopped } from './has-stopped.ts'
import { LicenceFacts } from './licence-facts.tsx'
import { versionsQuery } from './queries.ts'
import { RenewalPanel } from './renewal-panel.tsx'
import { ServersPanel } from './servers-panel.tsx'

/** The page's end: after the activity, which would push it down. */
const Records = ({ licence }: { readonly licence: Deliverable }) =>
  useQuery(historyQuery(licence.id)).isFetched && (
    <WhenReached>
      <RecordsSlot licence={licence} />
    </WhenReached>
  )

/** What a licence covers and until when, the servers that run on it, and what can be changed. */
export const Overview = ({ licence }: { readonly licence: Deliverable }) => {
  const { data: versions = licence.available_versions } = useQuery(versionsQuery(licence.id))
  const { activation_type, state, owner } = licence
  const may = useMay()
  const runs = !hasStopped(licence)
  const { data: features } = useQuery(featuresQuery)
  const manages = features?.billing === true && state !== 'terminated' && may(owner, 'createOrder')
  const takesFile = runs && may(owner, activation_type === 'usb' ? 'getUsbActivationKey' : 'getOfflineActivationKey')
  return (
    <div className="cols licence-cols">
      <div className="stack s5">
        {activation_type === 'offline' && takesFile && <EndingFiles id={licence.id} />}
        <LicenceFacts licence={licence} versions={versions} />
        {activation_type === 'offline' && takesFile && <OfflinePanel licence={licence} versions={versions} />}
        {activation_type === 'usb' && takesFile && <UsbPanel licence={licence} versions={versions} />}
        <ServersPanel licence={licence} />
        {may(owner, 'getViewingSeries') && <TrafficSlot licence={licence} />}
        {activation_type === 'offline' && <ActivationLog id={licence.id} takesFile={takesFile} />}
      </div>
      <div className="stack rail">
        <TrialPanel licence={licence} manages={manages} />
        <LimitPanel licence={licence} />
        <RenewalPanel licence={licence} />
        {manages && <PropertiesPanel licence={licence} />}
      </div>
      <div className="stack s5">
        <LatestActivity id={licence.id} />
        <Records licence={licence} />
      </div>
    </div>
  )
}
