import './checkbox.css'
import './pick-box.css'
import { isRange, type Selection } from './use-selection.ts'

interface PickBoxProps {
  readonly id: string
  /** What it selects, for screen readers. */
  readonly label: string
  readonly disabled?: boolean
  readonly selection: Selection
}

/** Selects one row. With Shift, everything from the row before to this one. */
export const PickBox = ({ id, label, disabled = false, selection }: PickBoxProps) => (
  <label className="pick">
    <input
      type="checkbox"
      className="check"
      aria-label={label}
      checked={selection.ids.has(id)}
      disabled={disabled}
      onChange={(event) => selection.toggle(id, isRange(event))}
    />
  </label>
)

interface PickAllProps {
  /** Those that can be selected. */
  readonly all: readonly string[]
  readonly label: string
  readonly selection: Selection
}

/** Selects all rows of the page, or none. */
export const PickAll = ({ all, label, selection: { ids, add, drop } }: PickAllProps) => {
  const chosen = all.filter((id) => ids.has(id)).length
  const isAll = chosen > 0 && chosen === all.length
  return (
    <label className="pick">
      <input
        type="checkbox"
        className="check"
        aria-label={label}
        checked={isAll}
        disabled={all.length === 0}
        ref={(box) => {
          if (box !== null) box.indeterminate = chosen > 0 && !isAll
        }}
        onChange={() => (isAll ? drop(all) : add(all))}
      />
    </label>
  )
}
