import type { Deliverable } from '@foyer/contract/licensing/deliverable.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { asksWhoCharges } from './recurring-rules.ts'
import { ByCard, WhoCharges } from './switch-on.tsx'
import { useRenewable } from './use-renewable.ts'

/** Renews an expiring licence, from any place that mentions it. Nothing for users who cannot. */
export const RenewButton = ({ licence }: { licence: Deliverable }) => {
  const { t } = useTranslation('licensing')
  const { canStart, byCard, services } = useRenewable(licence)
  const [open, setOpen] = useState(false)
  const close = (): void => setOpen(false)
  if (!canStart) return null
  return (
    <>
      <Button size="s" onClick={() => setOpen(true)}>
        {t('renew')}
      </Button>
      {open &&
        (asksWhoCharges(licence, services) ? (
          <WhoCharges licence={licence} byCard={byCard} services={services} onClose={close} />
        ) : (
          <ByCard licence={licence} onClose={close} />
        ))}
    </>
  )
}
