import { codeOfMissing } from '@foyer/contract/readiness.ts'
import type { MonitoringBoard } from '@foyer/contract/statistics/standing.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Lock, MailWarning } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Failure } from '../../../api/failure.ts'
import { isFirstTry } from '../../../api/first-try.ts'
import { statisticsStandingQuery } from '../../../api/statistics-standing.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Loaded, useLastFailure } from '../../../ui/loaded.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { monitoringQuery } from '../queries.ts'
import { NoDashboards } from './no-dashboards.tsx'

/** What keeps the caller from a tool, if there is one at all. */
const IfTool = ({ children }: { readonly children: ReactNode }) => {
  const standing = useQuery(statisticsStandingQuery)
  if (isFirstTry(standing)) return <Skeleton height={220} />
  return standing.data?.dashboards === false ? <NoDashboards /> : children
}

/** The dashboard tool identifies people by e-mail. */
const Unconfirmed = () => {
  const { t } = useTranslation('statistics')
  return (
    <EmptyState
      icon={MailWarning}
      title={t('monitoring.unconfirmed_title')}
      text={t('monitoring.unconfirmed_text')}
      actions={
        <Link to="/profile" className={buttonClass({ kind: 'primary' })}>
          {t('monitoring.confirm')}
        </Link>
      }
    />
  )
}

/** An operator who acts for the customer would be the customer in the tool. */
const InPersonOnly = () => {
  const { t } = useTranslation('statistics')
  return <EmptyState icon={Lock} title={t('monitoring.in_person_title')} text={t('monitoring.in_person_text')} />
}

const obstacleTo = (error: unknown): ReactNode => {
  const code = error instanceof Failure ? error.code : undefined
  if (code === codeOfMissing.email) return <Unconfirmed />
  return code === 'in_person_only' ? <InPersonOnly /> : null
}

interface DashboardLinkProps {
  readonly board?: MonitoringBoard
  readonly codes?: string | undefined
  /** How often to request a new link, in milliseconds. */
  readonly againMs?: number
  readonly children: (url: string) => ReactNode
}

/** A link that signs in to the dashboard tool, or what replaces it. */
export const DashboardLink = ({ board, codes, againMs, children }: DashboardLinkProps) => {
  const link = useQuery({
    ...monitoringQuery(board, codes),
    refetchInterval: ({ state }) => (state.data === undefined ? false : (againMs ?? false)),
  })
  const obstacle = obstacleTo(useLastFailure(link))
  if (link.data === undefined && obstacle !== null) return <IfTool>{obstacle}</IfTool>
  return (
    <Loaded query={link} level={2} skeleton={<Skeleton height={220} />}>
      {({ url }) => (url === null ? <NoDashboards /> : children(url))}
    </Loaded>
  )
}
