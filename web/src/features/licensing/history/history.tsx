import { timelineMax } from '@foyer/contract/vocabulary/constants.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Loaded } from '../../../ui/loaded.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Activity } from './activity.tsx'
import { historyQuery } from './history-queries.ts'

const rows = [0, 1, 2, 3, 4, 5] as const

const HistorySkeleton = () => (
  <div className="stack">
    {rows.map((row) => (
      <Skeleton key={row} width={520 - 40 * row} />
    ))}
  </div>
)

/** The licence's full history, newest first. */
export const History = ({ id }: { readonly id: string }) => {
  const { t } = useTranslation('licensing')
  const history = useQuery(historyQuery(id))
  return (
    <Loaded query={history} level={2} skeleton={<HistorySkeleton />}>
      {({ events }) =>
        events.length === 0 ? (
          <p className="muted">{t('history.none')}</p>
        ) : (
          <>
            <Activity events={events} />
            {events.length >= timelineMax && <p className="small muted">{t('history.cut', { count: timelineMax })}</p>}
          </>
        )
      }
    </Loaded>
  )
}
