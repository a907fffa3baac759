import type { Payment } from '@foyer/contract/billing/payment.ts'
import type { Gateway } from '@foyer/contract/vocabulary/gateway.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { gatewaysQuery } from '../../../api/payment-gateways.ts'
import { paymentGateways } from '../../../lib/payment-gateways.ts'
import { ChoiceFilter } from '../../../ui/choice-filter.tsx'

interface GatewayFilterProps {
  readonly rows: readonly Payment[]
  readonly gateway: Gateway | undefined
  readonly onChange: (gateway: Gateway | undefined) => void
}

/** Filters payments by gateway: those on offer, and those of the visible payments. Hidden if there is only one. */
export const GatewayFilter = ({ rows, gateway, onChange }: GatewayFilterProps) => {
  const { t } = useTranslation('billing')
  const offered = useQuery(gatewaysQuery).data ?? []
  const known = new Set<string | undefined>([gateway, ...[...offered, ...rows].map((each) => each.gateway)])
  const choices = paymentGateways.filter((each) => known.has(each))
  if (choices.length < 2 && gateway === undefined) return null
  return (
    <ChoiceFilter
      name={t('payment_columns.gateway')}
      value={gateway}
      choices={choices}
      labelOf={(each) => t(`gateways.${each}`)}
      onChange={onChange}
    />
  )
}
