import { useQuery } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { companyQuery } from '../../../api/company.ts'
import { Loaded } from '../../../ui/loaded.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { SharingPanel } from '../activity/sharing-panel.tsx'
import { AddColleague } from '../colleagues/add-colleague.tsx'
import { ColleaguesPanel } from '../colleagues/colleagues-panel.tsx'
import { ColleaguesSkeleton } from '../colleagues/permission-matrix.tsx'
import { RequestsPanel } from '../colleagues/requests-panel.tsx'
import { colleaguesQuery, receivedQuery, sentQuery } from '../queries.ts'

/**
 * People outside the company who see some of the user's data. Without any, the company's page has the way to invite the
 * first.
 */
export const ColleaguesPage = () => {
  const { t } = useTranslation('company')
  const { data: company } = useQuery(companyQuery)
  // Requested together: requests that appeared after the colleagues would push them down.
  const requests = [useQuery(receivedQuery), useQuery(sentQuery)]
  const colleagues = useQuery(colleaguesQuery)
  if (company?.colleagues.length === 0) return <Navigate to="/company" replace />
  return (
    <div className="fit">
      <PageHeader title={t('colleagues.title')} />
      <Loaded
        query={colleagues}
        beside={requests}
        level={2}
        skeleton={<ColleaguesSkeleton count={company?.colleagues.length ?? 1} />}
      >
        {(data) => (
          <div className="stack s5">
            <RequestsPanel direction="received" />
            <ColleaguesPanel colleagues={data} />
            <div className="cols even">
              <AddColleague />
              <RequestsPanel direction="sent" />
            </div>
            <SharingPanel empty={t('sharing.none')} />
          </div>
        )}
      </Loaded>
    </div>
  )
}
