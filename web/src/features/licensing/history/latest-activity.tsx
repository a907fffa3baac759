import './history.css'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Activity } from './activity.tsx'
import { historyQuery } from './history-queries.ts'

const shown = 5

/** The latest events, with a link to the full history. Nothing while it loads, because the page is complete without it. */
export const LatestActivity = ({ id }: { readonly id: string }) => {
  const { t } = useTranslation('licensing')
  const { data } = useQuery(historyQuery(id))
  if (data === undefined || data.events.length === 0) return null
  return (
    <section aria-label={t('history.latest')}>
      <div className="row activity-head">
        <h2 className="grow">{t('history.latest')}</h2>
        <Link to="/licenses/$id" params={{ id }} search={{ tab: 'history' }} className="small">
          {t('history.all')}
        </Link>
      </div>
      <Activity events={data.events.slice(0, shown)} />
    </section>
  )
}
