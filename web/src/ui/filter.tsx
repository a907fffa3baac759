import './filter.css'
import { HeadlessMantineProvider, Popover } from '@mantine/core'
import { Plus, X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'

interface FilterProps {
  /** What is filtered by, such as "Period". */
  readonly name: string
  /** What is chosen, in words; undefined while the filter is off. */
  readonly value: string | undefined
  readonly onClear: () => void
  /** The choice itself; `close` when it is complete. */
  readonly children: (close: () => void) => ReactNode
}

/** A filter that opens below its button; once set it says its value and can be taken off. */
export const Filter = ({ name, value, onClear, children }: FilterProps) => {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  return (
    <HeadlessMantineProvider>
      <Popover
        opened={open}
        onChange={setOpen}
        position="bottom-start"
        offset={6}
        withinPortal={false}
        trapFocus
        returnFocus
        transitionProps={{ duration: 0 }}
      >
        <span className={value === undefined ? 'filter' : 'filter set'}>
          <Popover.Target>
            <button type="button" className="filter-open" onClick={() => setOpen(!open)}>
              {value === undefined && <Plus size={14} />}
              {value === undefined ? name : `${name}: ${value}`}
            </button>
          </Popover.Target>
          {value !== undefined && (
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
        <Popover.Dropdown className="filter-panel" aria-label={name}>
          {children(() => setOpen(false))}
        </Popover.Dropdown>
      </Popover>
    </HeadlessMantineProvider>
  )
}
