import { useQuery } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '../../ui/button.tsx'
import { useKeys } from '../../ui/keys.ts'
import { paths } from '../paths.ts'
import { nextAfter } from './next-rules.ts'
import { queueQuery } from './queries.ts'

/** On to the next one who waits, by its button or by its key. */
export const NextInQueue = ({ after }: { after: string }) => {
  const { t } = useTranslation('operator')
  const { data } = useQuery(queueQuery({}))
  const router = useRouter()
  const next = nextAfter(data?.tickets ?? [], after)
  const goTo = (id: string) => () => void router.navigate({ href: paths.ticket(id) })
  useKeys(next === undefined ? [] : [{ name: t('keys.next'), keys: { KeyN: goTo(next.id) } }])
  if (next === undefined) return null
  return (
    <Link to={paths.ticket(next.id)} className={buttonClass()} title={next.title}>
      {t('tickets.next')}
      <ArrowRight />
    </Link>
  )
}
