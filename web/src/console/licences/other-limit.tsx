import { useTranslation } from 'react-i18next'
import { agreedOf, limitPrice } from './licence-order-rules.ts'
import { PlanPrices } from './plan-prices.tsx'
import type { StaffLicence } from './queries.ts'
import { SurplusOfLimit } from './surplus-servers.tsx'
import { usePlan } from './use-plan.ts'

interface OtherLimitProps {
  readonly licence: StaffLicence
  readonly limit: number
}

/** The price of a period now and with the new limit. Nothing for roles that may not see plan prices. */
const LimitPrices = ({ licence, limit }: OtherLimitProps) => {
  const { t } = useTranslation('licence')
  const price = limitPrice(licence, usePlan(licence.sku_id), limit)
  if (price === undefined) return null
  const { sku_name, period } = licence
  const name = agreedOf(licence) === null ? sku_name : t('plan.agreed')
  return <PlanPrices licence={licence} plan={{ name, period }} price={price} />
}

/** The consequences of a new limit: another price, and media servers without a place. */
export const OtherLimit = ({ licence, limit }: OtherLimitProps) => (
  <>
    {limit !== licence.quantity && <LimitPrices licence={licence} limit={limit} />}
    <SurplusOfLimit licence={licence} limit={limit} />
  </>
)
