import type { OrderDetail } from '@foyer/contract/billing/order.ts'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../../api/abilities.ts'
import { lazyPart } from '../../../ui/lazy-part.tsx'

const ReferenceDialog = lazyPart(async () => (await import('./reference-dialog.tsx')).ReferenceDialog)

/** The buyer's own reference. On an unpaid invoice it can be changed. */
export const ReferenceFact = ({ order }: { order: OrderDetail }) => {
  const { t } = useTranslation('billing')
  const may = useMay()
  const [changing, setChanging] = useState(false)
  const { buyer_reference, paid_at, cancelled_at, owner } = order
  const isOpen = paid_at === null && cancelled_at === null && may(owner, 'changeOrderReference')
  // The dialog stays if the invoice is paid meanwhile, with what was typed in it.
  if (buyer_reference === null && !isOpen && !changing) return null
  return (
    <div>
      <h2>{t('reference.name')}</h2>
      {buyer_reference !== null && <bdi className="strong">{buyer_reference} </bdi>}
      {isOpen && (
        <button type="button" className="link" onClick={() => setChanging(true)}>
          {t(buyer_reference === null ? 'reference.add' : 'reference.change')}
        </button>
      )}
      {changing && <ReferenceDialog order={order} onClose={() => setChanging(false)} />}
    </div>
  )
}

/** The invoice that this one replaces, and the one that replaces it. */
export const ReplacedFacts = ({ order: { replaces, replaced_by } }: { order: OrderDetail }) => {
  const { t } = useTranslation('billing')
  return (['replaces', 'replaced_by'] as const).map((place) => {
    const other = { replaces, replaced_by }[place]
    return (
      other !== null && (
        <div key={place}>
          <h2>{t(`reissue.${place}`)}</h2>
          <Link to="/invoices/$id" params={{ id: other.id }}>
            {other.number}
          </Link>
        </div>
      )
    )
  })
}
