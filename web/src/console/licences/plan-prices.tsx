import { useTranslation } from 'react-i18next'
import { chargeOf } from '../../lib/charge.ts'
import { Sum, SumLine } from '../../ui/money.tsx'
import type { SkuFacts } from '../catalogue/queries.ts'
import type { StaffLicence } from './queries.ts'

interface PlanPricesProps {
  readonly licence: StaffLicence
  /** The licence's future plan. */
  readonly plan: Pick<SkuFacts, 'name' | 'period'>
  /** The plan's price for one period, without the agreed correction. */
  readonly price: number
}

/** The price of a period now and with the new plan. An agreed correction stays. */
export const PlanPrices = ({ licence, plan, price }: PlanPricesProps) => {
  const { t } = useTranslation(['operator', 'licence'])
  const { currency, price_correction, period, sku_name } = licence
  return (
    <Sum>
      <SumLine
        kind="later"
        name={t('licence:plan.now', { name: sku_name, per: t(`catalogue.spans.${period}`) })}
        amount={chargeOf(licence).net}
        currency={currency}
      />
      <SumLine name={plan.name} amount={price} currency={currency} />
      {price_correction !== 0 && (
        <SumLine name={t('licence:price.correction')} amount={price_correction} currency={currency} />
      )}
      <SumLine
        kind="total"
        name={t('licence:plan.after', { per: t(`catalogue.spans.${plan.period}`) })}
        amount={chargeOf({ ...licence, price }).net}
        currency={currency}
      />
    </Sum>
  )
}
