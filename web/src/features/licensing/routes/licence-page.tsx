import '../detail/licence.css'
import type { Deliverable } from '@foyer/contract/licensing/deliverable.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { statusOf } from '../../../api/failure.ts'
import { licenceQuery } from '../../../api/licence.ts'
import { Kept } from '../../../ui/kept.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { NotFetched } from '../../../ui/not-fetched.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { LicenceHeader } from '../detail/licence-header.tsx'
import { LicenceNotFound } from '../detail/licence-not-found.tsx'
import { LicenceNotice } from '../detail/licence-notice.tsx'
import { LicenceSkeleton } from '../detail/licence-skeleton.tsx'
import { LicenceTabs, shownTab } from '../detail/licence-tabs.tsx'
import { Overview } from '../detail/overview.tsx'
import { listedLicence } from '../detail/queries.ts'
import { History } from '../history/history.tsx'

const SnippetSkeleton = () => <Skeleton height={320} />

const SnippetPanel = lazyPart(
  async () => (await import('../connect/snippet.tsx')).SnippetPanel,
  NotFetched,
  SnippetSkeleton,
)

const route = getRouteApi('/portal/main/licenses/$id')

const Licence = ({ licence, at }: { readonly licence: Deliverable; readonly at: number }) => {
  const tab = shownTab(licence, route.useSearch().tab)
  return (
    <>
      <LicenceNotice licence={licence} />
      <LicenceHeader licence={licence} at={at} />
      <LicenceTabs licence={licence} shown={tab} />
      <Kept shown={tab === undefined}>
        <Overview licence={licence} />
      </Kept>
      {tab === 'connect' && <SnippetPanel licence={licence} />}
      {tab === 'history' && <History id={licence.id} />}
    </>
  )
}

/** One licence: its name, state and key, and the tab that the address names. Refreshes in place. */
export const LicencePage = () => {
  const { id } = route.useParams()
  const listed = listedLicence(useQueryClient(), id)
  const licence = useQuery({ ...licenceQuery(id), ...(listed && { placeholderData: listed }) })
  // Also while it is on screen: a licence that was moved to another customer must disappear, and so must its key.
  const isMissing = statusOf(licence.error) === 404
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
