import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CalendarDay } from '../../ui/date-time.tsx'
import { Fact } from '../../ui/facts.tsx'
import { useMay } from '../me.ts'
import { paths } from '../paths.ts'
import type { StaffOrderDetail } from './queries.ts'
import { ReferenceDialog } from './reference-dialog.tsx'

interface FactsProps {
  readonly order: StaffOrderDetail
}

/** The customer's own reference. On an unpaid invoice it can be changed. */
export const ReferenceFact = ({ order }: FactsProps) => {
  const { t } = useTranslation(['operator', 'order'])
  const mayWrite = useMay()('orders:write')
  const [changing, setChanging] = useState(false)
  const { buyer_reference, paid_at, cancelled_at } = order
  const isOpen = mayWrite && paid_at === null && cancelled_at === null
  // The dialog stays if the invoice is paid meanwhile, with what was typed in it.
  if (buyer_reference === null && !isOpen && !changing) return null
  return (
    <Fact name={t('order:po.name')}>
      {buyer_reference !== null && <bdi>{buyer_reference} </bdi>}
      {isOpen && (
        <button type="button" className="link" onClick={() => setChanging(true)}>
          {t(buyer_reference === null ? 'order:po.add' : 'order:po.change')}
        </button>
      )}
      {changing && <ReferenceDialog order={order} onClose={() => setChanging(false)} />}
    </Fact>
  )
}

/** The days that are paid for, and the invoices before and after this one. */
export const PeriodFacts = ({ order: { period_from, period_till, replaces, replaced_by } }: FactsProps) => {
  const { t } = useTranslation(['operator', 'order'])
  const others = { replaces, replaced_by }
  return (
    <>
      {period_from !== null && period_till !== null && (
        <Fact name={t('order:period')}>
          <CalendarDay day={period_from} /> – <CalendarDay day={period_till} />
        </Fact>
      )}
      {(['replaces', 'replaced_by'] as const).map((place) => {
        const other = others[place]
        return (
          other !== null && (
            <Fact key={place} name={t(`order:reissue.${place}`)}>
              <Link to={paths.order(other.id)}>{other.number}</Link>
            </Fact>
          )
        )
      })}
    </>
  )
}
