import { closedKeptDays } from '@foyer/contract/vocabulary/constants.ts'
import { addDays, dayOf } from '@foyer/contract/vocabulary/days.ts'
import { DoorClosed } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../lib/dates.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { useLocale } from '../../ui/use-locale.ts'
import { useMay } from '../me.ts'
import type { CustomerDetail } from './queries.ts'

const ReopenDialog = lazyPart(async () => (await import('./closing-dialogs.tsx')).ReopenDialog)

/** When the account was closed and is erased, and the way back until then. */
export const ClosedBanner = ({ customer }: { customer: CustomerDetail }) => {
  const { t } = useTranslation(['operator', 'closing'])
  const mayWrite = useMay()('customers:write')
  const locale = useLocale()
  const [open, setOpen] = useState(false)
  const { closed_at, erased_at } = customer
  if (closed_at === null) return null
  const dayIn = (day: string): string => formatDate(day, 'date', locale, 'UTC')
  const days = {
    closed: dayIn(closed_at),
    erased: dayIn(erased_at ?? addDays(dayOf(new Date(closed_at)), closedKeptDays)),
  }
  return (
    <>
      <Banner
        tone="warn"
        icon={DoorClosed}
        action={
          mayWrite &&
          erased_at === null && (
            <Button size="s" onClick={() => setOpen(true)}>
              {t('customers.reopen')}
            </Button>
          )
        }
      >
        {t(erased_at === null ? 'closing:closed_on' : 'closing:erased_on', days)}
      </Banner>
      {open && <ReopenDialog customer={customer} onClose={() => setOpen(false)} />}
    </>
  )
}
