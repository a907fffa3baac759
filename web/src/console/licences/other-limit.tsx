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

/** What a period costs now, and with another limit. Nothing for those who may not know what its plan is sold for. */
const LimitPrices = ({ licence, limit }: OtherLimitProps) => {
  const { t } = useTranslation('licence')
  const price = limitPrice(licence, usePlan(licence.sku_id), limit)
  if (price === undefined) return null
  const { sku_name, period } = licence
  const name = agreedOf(licence) === null ? sku_name : t('plan.agreed')
  return <PlanPrices licence={licence} plan={{ name, period }} price={price} />
}

/** What comes of another limit: another price, and media servers without a place. */
export const OtherLimit = ({ licence, limit }: OtherLimitProps) => (
  <>
    {limit !== licence.quantity && <LimitPrices licence={licence} limit={limit} />}
    <SurplusOfLimit licence={licence} limit={limit} />
  </>
)
