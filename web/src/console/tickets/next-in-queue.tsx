import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '../../ui/button.tsx'
import { paths } from '../paths.ts'
import { queueQuery } from './queries.ts'

/** On to whoever has waited longest. */
export const NextInQueue = ({ after }: { after: string }) => {
  const { t } = useTranslation('operator')
  const { data } = useQuery(queueQuery({}))
  const next = data?.tickets.find(({ id }) => id !== after)
  if (next === undefined) return null
  return (
    <Link to={paths.ticket(next.id)} className={buttonClass({ kind: 'quiet' })} title={next.title}>
      {t('tickets.next')}
      <ArrowRight />
    </Link>
  )
}
