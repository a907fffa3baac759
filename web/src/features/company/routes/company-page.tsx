import type { Company } from '@foyer/contract/company/company.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { abilitiesQuery, useMay } from '../../../api/abilities.ts'
import { companyQuery } from '../../../api/company.ts'
import { refetchEvery } from '../../../api/refetch.ts'
import { formatDate } from '../../../lib/dates.ts'
import { Loaded } from '../../../ui/loaded.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useLocale } from '../../../ui/use-locale.ts'
import { ActivityPanel } from '../activity/activity-panel.tsx'
import { SharingPanel } from '../activity/sharing-panel.tsx'
import { AddColleague } from '../colleagues/add-colleague.tsx'
import { DeparturePanel } from '../departure-panel.tsx'
import { IncomingInvites } from '../invites/incoming-invites.tsx'
import { InviteForm } from '../invites/invite-form.tsx'
import { OutgoingInvites } from '../invites/outgoing-invites.tsx'
import { MembersPanel } from '../members/members-panel.tsx'
import { membersQuery } from '../page-queries.ts'
import { CreateCompany, RenameButton } from '../title-form.tsx'
import { TransferBanner } from '../transfer.tsx'

/** Everything that only company members see. */
const Inside = ({ company }: { company: Company }) => {
  const may = useMay()
  return (
    <>
      <TransferBanner />
      <MembersPanel />
      {/* Only for the owner. An operator who acts for them sees which parts are the owner's alone. */}
      {may(null, 'renameCompany') && (
        <div className="cols even">
          <InviteForm />
          <OutgoingInvites />
        </div>
      )}
      {may(null, 'listCompanyActivity') && <ActivityPanel />}
      <DeparturePanel company={company} />
    </>
  )
}

const useFacts = ({ title, created_at }: Company): string | undefined => {
  const { t } = useTranslation('company')
  const locale = useLocale()
  const { data: members } = useQuery({ ...membersQuery, enabled: title !== null })
  if (title === null || created_at === null) return undefined
  const since = t('since', { date: formatDate(created_at, 'date', locale) })
  return members === undefined ? since : `${t('member_count', { count: members.length })} · ${since}`
}

const Content = ({ company }: { company: Company }) => {
  const { t } = useTranslation('company')
  const may = useMay()
  const facts = useFacts(company)
  const { title, colleagues } = company
  return (
    <>
      <PageHeader
        title={title ?? t('title')}
        facts={facts}
        actions={title !== null && may(null, 'renameCompany') && <RenameButton title={title} />}
      />
      <div className="stack s5">
        <IncomingInvites company={company} />
        {title === null ? <CreateCompany /> : <Inside company={company} />}
        {colleagues.length === 0 && (
          <>
            <AddColleague />
            {/* The colleagues page is closed once the last colleague is gone, but the sharing log can still be read. */}
            <SharingPanel />
          </>
        )}
      </div>
    </>
  )
}

const PageSkeleton = () => (
  <div className="stack s5">
    <Skeleton width={220} height={32} />
    <Skeleton height={260} />
    <Skeleton height={200} />
  </div>
)

/** /company: the company's members, and what each of them may see. */
export const CompanyPage = () => {
  // Others may remove members and hand over the company, so this page refetches at the same pace.
  const company = useQuery({ ...companyQuery, refetchInterval: refetchEvery('licences') })
  const abilities = useQuery({ ...abilitiesQuery, refetchInterval: refetchEvery('licences') })
  const members = useQuery({ ...membersQuery, enabled: company.data !== undefined && company.data.title !== null })
  return (
    <div className="fit">
      <Loaded query={company} beside={[members, abilities]} skeleton={<PageSkeleton />}>
        {(data) => <Content company={data} />}
      </Loaded>
    </div>
  )
}
