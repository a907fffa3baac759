import type { ReactNode } from 'react'

interface ChoiceButtonsProps<Value extends string> {
  readonly choices: readonly Value[]
  readonly chosen: Value | undefined
  readonly labelOf: (value: Value) => ReactNode
  readonly onChoose: (value: Value) => void
  /** The layout of the buttons; by default one below the other. */
  readonly className?: string
}

/** A choice between a few buttons; the chosen one is pressed. */
export const ChoiceButtons = <Value extends string>(props: ChoiceButtonsProps<Value>) => {
  const { choices, chosen, labelOf, onChoose, className = 'stack s2' } = props
  return (
    <div className={className}>
      {choices.map((each) => (
        <button
          key={each}
          type="button"
          className="btn s"
          aria-pressed={each === chosen}
          onClick={() => onChoose(each)}
        >
          {labelOf(each)}
        </button>
      ))}
    </div>
  )
}
