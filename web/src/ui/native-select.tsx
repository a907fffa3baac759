import './field.css'
import './native-select.css'
import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { Field, type InputWiring } from './field.tsx'

interface NativeSelectProps {
  readonly label: string
  readonly value: string
  readonly options: readonly { readonly value: string; readonly name: string }[]
  readonly onChange: (value: string) => void
}

const Control = ({
  wiring,
  value,
  options,
  onChange,
}: Omit<NativeSelectProps, 'label'> & { wiring: Partial<InputWiring> }) => (
  <span className="native-select">
    <select {...wiring} className="input" value={value} onChange={({ target }) => onChange(target.value)}>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.name}
        </option>
      ))}
    </select>
    <ChevronDown size={14} />
  </span>
)

/**
 * A short choice inside a line of text, such as the rows per page. The browser decides how high its list is, so what may
 * become long is a `Select`.
 */
export const NativeSelect = ({ label, ...choice }: NativeSelectProps) => {
  const id = useId()
  return (
    <span className="row">
      <label htmlFor={id}>{label}</label>
      <Control wiring={{ id }} {...choice} />
    </span>
  )
}

/** The same as a form field with a label above. */
export const NativeSelectField = ({ label, ...choice }: NativeSelectProps) => (
  <Field label={label}>{(wiring) => <Control wiring={wiring} {...choice} />}</Field>
)
