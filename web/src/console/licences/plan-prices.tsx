import { useTranslation } from 'react-i18next'
import { chargeOf } from '../../lib/charge.ts'
import { Sum, SumLine } from '../../ui/money.tsx'
import type { SkuFacts } from '../catalogue/queries.ts'
import { planPrice } from './licence-order-rules.ts'
import type { StaffLicence } from './queries.ts'

interface PlanPricesProps {
  readonly licence: StaffLicence
  /** Of the plan that it will have. */
  readonly facts: SkuFacts
  /** That it will have, where the plan is sold for so few. */
  readonly limit: number
}

/** What a period costs now and then. What was agreed for the licence stays agreed. */
export const PlanPrices = ({ licence, facts, limit }: PlanPricesProps) => {
  const { t } = useTranslation(['operator', 'licence'])
  const { currency, price_correction, period, sku_name } = licence
  const { price } = planPrice(facts, limit)
  return (
    <Sum>
      <SumLine
        kind="later"
        name={t('licence:plan.now', { name: sku_name, per: t(`catalogue.spans.${period}`) })}
        amount={chargeOf(licence).net}
        currency={currency}
      />
      <SumLine name={facts.name} amount={price} currency={currency} />
      {price_correction !== 0 && (
        <SumLine name={t('licence:price.correction')} amount={price_correction} currency={currency} />
      )}
      <SumLine
        kind="total"
        name={t('licence:plan.after', { per: t(`catalogue.spans.${facts.period}`) })}
        amount={chargeOf({ ...licence, price }).net}
        currency={currency}
      />
    </Sum>
  )
}
