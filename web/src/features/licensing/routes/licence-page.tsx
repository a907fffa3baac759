import '../detail/licence.css'
import type { Deliverable } from '@foyer/contract/licensing/deliverable.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { statusOf } from '../../../api/failure.ts'
import { Loaded } from '../../../ui/loaded.tsx'
import { LicenceFacts } from '../detail/licence-facts.tsx'
import { LicenceHeader } from '../detail/licence-header.tsx'
import { LicenceNotFound } from '../detail/licence-not-found.tsx'
import { LicenceNotice } from '../detail/licence-notice.tsx'
import { LicenceSkeleton } from '../detail/licence-skeleton.tsx'
import { licenceQuery, listedLicence, skuQuery, versionsQuery } from '../detail/queries.ts'
import { renewalOf } from '../detail/renewal.ts'
import { RenewalPanel } from '../detail/renewal-panel.tsx'
import { ServersPanel } from '../detail/servers-panel.tsx'

const route = getRouteApi('/portal/main/licenses/$id')

const Licence = ({ licence, at }: { readonly licence: Deliverable; readonly at: number }) => {
  const { data: sku } = useQuery(skuQuery(licence.sku_id))
  const { data: versions = licence.available_versions } = useQuery(versionsQuery(licence.id))
  const hasRail = renewalOf(licence) !== undefined
  return (
    <>
      <LicenceNotice licence={licence} />
      <LicenceHeader licence={licence} at={at} />
      <div className={hasRail ? 'cols licence-cols' : undefined}>
        <div className="stack s5">
          <LicenceFacts licence={licence} sku={sku} versions={versions} />
          <ServersPanel licence={licence} />
        </div>
        {hasRail && (
          <div className="stack rail">
            <RenewalPanel licence={licence} />
          </div>
        )}
      </div>
    </>
  )
}

/** One licence: its key, what it covers, till when, and the servers that run on it. Refreshes in place. */
export const LicencePage = () => {
  const { id } = route.useParams()
  const listed = listedLicence(useQueryClient(), id)
  const licence = useQuery({ ...licenceQuery(id), ...(listed && { placeholderData: listed }) })
  const isMissing = licence.data === undefined && statusOf(licence.error) === 404
  return (
    <div className="fit licence">
      {isMissing ? (
        <LicenceNotFound />
      ) : (
        <Loaded query={licence} skeleton={<LicenceSkeleton />}>
          {(data) => <Licence key={data.id} licence={data} at={licence.dataUpdatedAt} />}
        </Loaded>
      )}
    </div>
  )
}
