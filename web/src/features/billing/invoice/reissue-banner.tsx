import type { OrderDetail, Reissue } from '@foyer/contract/billing/order.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../../api/abilities.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'

const ReissueDialog = lazyPart(async () => (await import('./reissue-dialog.tsx')).ReissueDialog)

/** The buyer's details have changed since the invoice was issued, and it can be issued again. */
export const ReissueBanner = ({ order }: { order: OrderDetail }) => {
  const { t } = useTranslation('billing')
  const may = useMay()
  // Kept open if it can no longer be issued again: the dialog says so once that is confirmed.
  const [asked, setAsked] = useState<OrderDetail & { readonly reissue: Reissue }>()
  const { reissue } = order
  const isOffered = reissue !== null && may(order.owner, 'reissueOrder')
  return (
    <>
      {isOffered && (
        <Banner
          tone="info"
          action={<Button onClick={() => setAsked({ ...order, reissue })}>{t('reissue.open')}</Button>}
        >
          {t('reissue.about')}
        </Banner>
      )}
      {asked !== undefined && <ReissueDialog order={asked} onClose={() => setAsked(undefined)} />}
    </>
  )
}
