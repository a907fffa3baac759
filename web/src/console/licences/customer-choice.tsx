import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { FailureState } from '../../ui/failure-state.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useSettled } from '../../ui/use-settled.ts'
import { type Customer, customersQuery } from '../customers/queries.ts'

interface Choice {
  readonly words: string
  readonly chosen: string
}

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

/** Choose one of the customers found by the search; the only one is chosen at once. */
export const CustomerChoice = ({ label, nobody, but, path, words, chosen, error, onChange }: CustomerChoiceProps) => {
  const { t } = useTranslation('operator')
  const asked = useSettled(words)
  const found = useQuery(customersQuery({ query: asked === '' ? undefined : asked, limit: 20 }))
  const isLate = asked !== words || found.isPlaceholderData
  const others = (found.data?.customers ?? []).filter(({ id }) => id !== but)
  const isNobody = found.data !== undefined && others.length === 0
  const only = words === '' || isLate || others.length > 1 ? undefined : others[0]?.id
  // Whoever is found alone needs no second step.
  useEffect(() => {
    if (only !== undefined && chosen === '') onChange({ chosen: only })
  }, [only, chosen, onChange])
  return (
    <>
      <TextField
        label={t('customers.search')}
        value={words}
        onChange={({ target }) => onChange({ words: target.value, chosen: '' })}
      />
      {found.isError && found.data === undefined ? (
        <FailureState level={2} error={found.error} onRetry={() => found.refetch()} />
      ) : (
        !isNobody && (
          <Select
            label={label}
            data-path={path}
            value={chosen}
            options={others.map((other) => ({ value: other.id, label: labelOf(other) }))}
            error={error}
            onChange={(id) => onChange({ chosen: id })}
          />
        )
      )}
      <div aria-live="polite">{isNobody && <p className="small">{nobody}</p>}</div>
    </>
  )
}
