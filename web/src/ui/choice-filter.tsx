import { Filter } from './filter.tsx'

interface ChoiceFilterProps<Value extends string> {
  readonly name: string
  readonly value: Value | undefined
  readonly choices: readonly Value[]
  readonly labelOf: (value: Value) => string
  readonly onChange: (value: Value | undefined) => void
}

/** Narrows a list to one of a few. */
export const ChoiceFilter = <Value extends string>(props: ChoiceFilterProps<Value>) => {
  const { name, value, choices, labelOf, onChange } = props
  return (
    <Filter name={name} value={value === undefined ? undefined : labelOf(value)} onClear={() => onChange(undefined)}>
      {(close) => (
        <div className="stack s2">
          {choices.map((each) => (
            <button
              key={each}
              type="button"
              className="btn s"
              aria-pressed={each === value}
              onClick={() => {
                onChange(each)
                close()
              }}
            >
              {labelOf(each)}
            </button>
          ))}
        </div>
      )}
    </Filter>
  )
}
