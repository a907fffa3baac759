import type { Currency } from '@foyer/contract/vocabulary/currency.ts'
import type { Gateway } from '@foyer/contract/vocabulary/gateway.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paymentGateways } from '../../lib/payment-gateways.ts'
import { AmountFilter } from '../../ui/amount-filter.tsx'
import { ChoiceFilter } from '../../ui/choice-filter.tsx'
import { PeriodFilter } from '../../ui/period-filter.tsx'
import { CustomerFilter } from '../customers/customer-filter.tsx'
import { CurrencyFilter } from './currency-filter.tsx'

interface MoneySearch<Day extends string> {
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly by?: Day | undefined
  readonly amount_gt?: number | undefined
  readonly amount_lt?: number | undefined
  readonly currency?: Currency | undefined
  readonly customer?: string | undefined
}

interface MoneyFiltersProps<Day extends string> {
  readonly search: MoneySearch<Day>
  readonly onChange: (next: MoneySearch<Day>, how?: { readonly replace: boolean }) => void
  /** The days that the period can be about. */
  readonly days: readonly Day[]
  readonly dayName: (day: Day) => string
  /** What only this list can be narrowed to. */
  readonly children: ReactNode
}

/** What every list of money can be narrowed to. Which day the period is about is offered once there is a period. */
export const MoneyFilters = <Day extends string>(props: MoneyFiltersProps<Day>) => {
  const { search, onChange, days, dayName, children } = props
  const { t } = useTranslation('operator')
  const { from, to, by, currency, customer } = search
  return (
    <>
      <PeriodFilter period={search} words={(word, values) => t(`list.period.${word}`, values)} onChange={onChange} />
      {(from ?? to ?? by) !== undefined && (
        <ChoiceFilter
          name={t('orders.by')}
          value={by}
          choices={days}
          labelOf={dayName}
          onChange={(next) => onChange({ by: next })}
        />
      )}
      <AmountFilter
        bounds={search}
        words={(word, values) => t(`list.amount.${word}`, values)}
        onChange={(bounds) => onChange(bounds, { replace: true })}
      />
      {children}
      <CurrencyFilter value={currency} onChange={(next) => onChange({ currency: next })} />
      {customer !== undefined && <CustomerFilter id={customer} onClear={() => onChange({ customer: undefined })} />}
    </>
  )
}

interface GatewayFilterProps {
  readonly value: Gateway | undefined
  readonly onChange: (value: Gateway | undefined) => void
}

export const GatewayFilter = ({ value, onChange }: GatewayFilterProps) => {
  const { t } = useTranslation('operator')
  return (
    <ChoiceFilter
      name={t('payments.columns.gateway')}
      value={value}
      choices={paymentGateways}
      labelOf={(gateway) => t(`gateways.${gateway}`)}
      onChange={onChange}
    />
  )
}
