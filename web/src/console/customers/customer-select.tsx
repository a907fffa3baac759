import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FieldTexts } from '../../ui/field.tsx'
import { type Search, SearchedSelect } from '../../ui/searched-select.tsx'
import type { SelectOption } from '../../ui/select.tsx'
import { type Customer, customerQuery, fetchCustomers } from './queries.ts'

const searchOf = (but: string | undefined): Search<Customer> => ({
  key: ['operator', 'customers', 'but', but],
  read: async (asked, signal) => {
    const { customers, next } = await fetchCustomers(asked, { signal })
    return { rows: customers.filter(({ id }) => id !== but), next }
  },
})

const optionOf = ({ id, name, email }: Pick<Customer, 'id' | 'name' | 'email'>): SelectOption => ({
  value: id,
  label: name === '' ? email : `${name} · ${email}`,
})

interface CustomerSelectProps extends FieldTexts {
  /** The customer's id; empty while none is chosen. */
  readonly value: string
  /** The customer that cannot be chosen. */
  readonly but?: string
  readonly 'data-path'?: string
  readonly onChange: (id: string) => void
}

/** Choose one of all customers. */
export const CustomerSelect = ({ but, onChange, ...field }: CustomerSelectProps) => {
  const { t } = useTranslation('operator')
  const { value } = field
  const [row, setRow] = useState<Customer>()
  const isKnown = value === '' || row?.id === value
  const { data } = useQuery({ ...customerQuery(value), enabled: !isKnown })
  const chosen = isKnown ? row : data
  return (
    <SearchedSelect
      hint={t('customers.search')}
      openOnFocus={false}
      {...field}
      chosen={value === '' || chosen === undefined ? undefined : optionOf(chosen)}
      search={searchOf(but)}
      optionOf={optionOf}
      onChange={(next) => {
        setRow(next)
        onChange(next?.id ?? '')
      }}
    />
  )
}
