import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSettled } from '../../ui/use-settled.ts'
import { type Customer, customersQuery } from '../customers/queries.ts'
import { type Choice, FoundChoice } from '../list/found-choice.tsx'

interface CustomerChoiceProps extends Choice {
  readonly label: string
  /** The text if the search finds nobody. */
  readonly nobody: string
  /** The customer that cannot be chosen. */
  readonly but?: string
  /** The field's path in a form. */
  readonly path?: string
  readonly error: ReactNode
  readonly onChange: (next: Partial<Choice>) => void
}

const labelOf = ({ name, email }: Customer): string => (name === '' ? email : `${name} · ${email}`)

/** Choose one of the customers found by the search. */
export const CustomerChoice = ({ nobody, but, words, ...choice }: CustomerChoiceProps) => {
  const { t } = useTranslation('operator')
  const asked = useSettled(words)
  const found = useQuery(customersQuery({ query: asked === '' ? undefined : asked, limit: 20 }))
  const others = (found.data?.customers ?? []).filter(({ id }) => id !== but)
  return (
    <FoundChoice
      {...choice}
      searchLabel={t('customers.search')}
      nothing={nobody}
      words={words}
      asked={asked}
      found={found}
      options={others.map((other) => ({ value: other.id, label: labelOf(other) }))}
    />
  )
}
