import './segmented.css'
import type { ReactNode } from 'react'

interface Option<Value extends string> {
  readonly value: Value
  readonly name: string
  /** A short remark beside it, such as what the option saves. */
  readonly aside?: ReactNode
}

interface SegmentedRadiosProps<Value extends string> {
  readonly label: string
  /** The radio group's name; unique on the page. */
  readonly group: string
  readonly value: Value
  readonly options: readonly Option<Value>[]
  readonly onChange: (value: Value) => void
}

/** A form's choice between a few visible options: radio buttons that look like segments. */
export const SegmentedRadios = <Value extends string>(props: SegmentedRadiosProps<Value>) => {
  const { label, group, value, options, onChange } = props
  return (
    <fieldset className="seg-field">
      <legend className="label">{label}</legend>
      <div className="seg">
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              className="sr"
              name={group}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.name}
            {option.aside !== undefined && <span className="n">{option.aside}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
