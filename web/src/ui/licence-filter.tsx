import { useLicenceName } from '../api/use-licence-name.ts'
import { Filter } from './filter.tsx'

interface LicenceFilterProps {
  readonly id: string | undefined
  readonly name: string
  /** What the filter does. */
  readonly text: string
  /** What the licence is called as long as its number is not known. */
  readonly unknown: string
  readonly onClear: () => void
}

/** Limits a list to one licence. It is set by a link of that licence's page and can only be removed. */
export const LicenceFilter = ({ id, name, text, unknown, onClear }: LicenceFilterProps) => {
  const number = useLicenceName(id)
  if (id === undefined) return null
  return (
    <Filter name={name} value={number ?? unknown} onClear={onClear}>
      {() => <p className="small">{text}</p>}
    </Filter>
  )
}
