import './field.css'
import './native-select.css'
import { ChevronDown } from 'lucide-react'
import { useId } from 'react'

interface NativeSelectProps {
  readonly label: string
  readonly value: string
  readonly options: readonly { readonly value: string; readonly name: string }[]
  readonly onChange: (value: string) => void
}

/** A short choice in a line of text, such as the rows per page. */
export const NativeSelect = ({ label, value, options, onChange }: NativeSelectProps) => {
  const id = useId()
  return (
    <span className="row">
      <label htmlFor={id}>{label}</label>
      <span className="native-select">
        <select className="input" id={id} value={value} onChange={({ target }) => onChange(target.value)}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.name}
            </option>
          ))}
        </select>
        <ChevronDown size={14} />
      </span>
    </span>
  )
}
