import type { ReactNode } from 'react'
import { ChoiceButtons } from './choice-buttons.tsx'
import { Filter } from './filter.tsx'

interface ChoiceFilterProps<Value extends string> {
  readonly name: string
  readonly value: Value | undefined
  readonly choices: readonly Value[]
  readonly labelOf: (value: Value) => string
  /** A remark beside the choice's label, such as a count. */
  readonly remarkOf?: (value: Value) => ReactNode
  readonly onChange: (value: Value | undefined) => void
}

/** Filters a list by one of a few values. */
export const ChoiceFilter = <Value extends string>(props: ChoiceFilterProps<Value>) => {
  const { name, value, choices, labelOf, remarkOf, onChange } = props
  const withRemark = (each: Value): ReactNode => (
    <>
      {labelOf(each)} <span className="subtle">{remarkOf?.(each)}</span>
    </>
  )
  return (
    <Filter name={name} value={value === undefined ? undefined : labelOf(value)} onClear={() => onChange(undefined)}>
      {(close) => (
        <ChoiceButtons
          choices={choices}
          chosen={value}
          labelOf={remarkOf === undefined ? labelOf : withRemark}
          onChoose={(each) => {
            onChange(each)
            close()
          }}
        />
      )}
    </Filter>
  )
}
