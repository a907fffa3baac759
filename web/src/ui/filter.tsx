import './filter.css'
import { Plus, X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFloating } from './floating.ts'

interface FilterProps {
  /** What the filter is about, such as "Period". */
  readonly name: string
  /** The chosen value in words; undefined while the filter is off. */
  readonly value: string | undefined
  /** Undefined if the current value is the default, which cannot be cleared. */
  readonly onClear: (() => void) | undefined
  /** The filter's controls; they call `close` when the choice is complete. */
  readonly children: (close: () => void) => ReactNode
}

/** The button that shows the filter's value, and a second one that clears it. */
const FilterFrame = ({
  name,
  value,
  onClear,
  button,
}: Omit<FilterProps, 'children'> & { readonly button: ReactNode }) => {
  const { t } = useTranslation()
  return (
    <span className={value === undefined ? 'filter' : 'filter set'}>
      {button}
      {value !== undefined && onClear !== undefined && (
        <button
          type="button"
          className="filter-clear"
          aria-label={t('table.remove_filter', { name })}
          onClick={onClear}
        >
          <X size={14} />
        </button>
      )}
    </span>
  )
}

/** A filter that opens below its button. Once set, the button shows the value and the filter can be cleared. */
export const Filter = ({ name, value, onClear, children }: FilterProps) => {
  const [open, setOpen] = useState(false)
  const { parts, host, waiting } = useFloating<HTMLButtonElement>(() => setOpen(true))
  const clear = (): void => {
    onClear?.()
    // The clear button disappears, so the focus moves to the filter's button.
    host.current?.focus()
  }
  const shown = { name, value, onClear: onClear && clear }
  const wiring =
    parts === undefined
      ? ({ ...waiting, 'aria-haspopup': 'dialog', 'aria-expanded': false } as const)
      : { ref: host, onClick: () => setOpen(!open) }
  const button = (
    <button type="button" className="filter-open" {...wiring}>
      {value === undefined && <Plus size={14} />}
      {value === undefined ? name : `${name}: ${value}`}
    </button>
  )
  if (parts === undefined) return <FilterFrame {...shown} button={button} />
  return (
    <parts.HeadlessMantineProvider>
      <parts.Popover
        opened={open}
        onChange={setOpen}
        position="bottom-start"
        offset={6}
        withinPortal={false}
        trapFocus
        returnFocus
        transitionProps={{ duration: 0 }}
      >
        <FilterFrame {...shown} button={<parts.Popover.Target>{button}</parts.Popover.Target>} />
        <parts.Popover.Dropdown className="filter-panel" aria-label={name}>
          {children(() => setOpen(false))}
        </parts.Popover.Dropdown>
      </parts.Popover>
    </parts.HeadlessMantineProvider>
  )
}
