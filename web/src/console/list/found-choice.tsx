import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { FailureState } from '../../ui/failure-state.tsx'
import { Select, type SelectOption } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'

export interface Choice {
  readonly words: string
  readonly chosen: string
}

interface FoundChoiceProps extends Choice {
  /** What the words are. */
  readonly searchLabel: string
  readonly label: string
  /** The text if the search finds nothing. */
  readonly nothing: string
  /** The field's path in a form. */
  readonly path?: string | undefined
  readonly error?: ReactNode
  /** The words of the last search, its answer, and what may be chosen of it. */
  readonly asked: string
  readonly found: UseQueryResult
  readonly options: readonly SelectOption[]
  readonly onChange: (next: Partial<Choice>) => void
}

/** Choose one of those that the server finds; the only one is chosen at once. */
export const FoundChoice = (props: FoundChoiceProps) => {
  const { searchLabel, label, nothing, path, words, chosen, error, asked, found, options, onChange } = props
  const isLate = asked !== words || found.isPlaceholderData
  const isNothing = found.data !== undefined && options.length === 0
  const only = words === '' || isLate || options.length > 1 ? undefined : options[0]?.value
  // Whatever is found alone needs no second step.
  useEffect(() => {
    if (only !== undefined && chosen === '') onChange({ chosen: only })
  }, [only, chosen, onChange])
  return (
    <>
      <TextField
        label={searchLabel}
        value={words}
        onChange={({ target }) => onChange({ words: target.value, chosen: '' })}
      />
      {found.isError && found.data === undefined ? (
        <FailureState level={2} error={found.error} onRetry={() => found.refetch()} />
      ) : (
        !isNothing && (
          <Select
            label={label}
            data-path={path}
            value={chosen}
            options={options}
            error={error}
            onChange={(id) => onChange({ chosen: id })}
          />
        )
      )}
      <div aria-live="polite">{isNothing && <p className="small">{nothing}</p>}</div>
    </>
  )
}
