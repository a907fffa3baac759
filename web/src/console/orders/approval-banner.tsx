import { Link } from '@tanstack/react-router'
import { UsersRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '../../lib/money.ts'
import { Banner } from '../../ui/banner.tsx'
import { useLocale } from '../../ui/use-locale.ts'
import { DecideButtons } from '../approvals/decide-buttons.tsx'
import type { Approval } from '../approvals/queries.ts'
import { useMay } from '../me.ts'
import { useStaffName } from '../operators/staff-names.tsx'
import { paths } from '../paths.ts'

/** A request that waits for a second person, with the buttons to decide if the reader may. */
export const ApprovalBanner = ({ approval }: { approval: Approval }) => {
  const { t } = useTranslation('operator')
  const locale = useLocale()
  const nameOf = useStaffName()
  const mayDecide = useMay()('orders:write')
  const { action, amount, received, currency, requested_by, own, reason } = approval
  const money = formatMoney(amount, currency, locale)
  return (
    <Banner tone="warn" icon={UsersRound} action={<DecideButtons approval={approval} />}>
      {t(`approvals.asks.${action}`, { name: nameOf(requested_by), amount: money })}{' '}
      {received !== null && `${t('approvals.received', { amount: formatMoney(received, currency, locale) })}.`} {reason}
      <span className="cell-under tiny">
        {t(own ? 'approvals.own_note' : mayDecide ? 'approvals.other_note' : 'approvals.waits_note')}{' '}
        {t(`approvals.held.${action}`)} <Link to={paths.approvals}>{t('approvals.all')}</Link>
      </span>
    </Banner>
  )
}
