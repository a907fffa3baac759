import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { browserStore } from '../lib/storage.ts'
import type { Column } from './data-table.tsx'
import { IconButton } from './icon-button.tsx'
import { Menu, MenuItem, MenuLabel, MenuLine, MenuTick } from './menu.tsx'

interface ColumnChoice<Row> {
  readonly shown: readonly Column<Row>[]
  readonly hidden: ReadonlySet<string>
  readonly show: (key: string, on: boolean) => void
  readonly reset: () => void
}

const readHidden = (key: string): ReadonlySet<string> =>
  new Set((browserStore.get(key) ?? '').split(',').filter((name) => name !== ''))

/** Which columns of a table are shown, remembered in this browser. `table` is the name for storage. */
export const useColumnChoice = <Row,>(table: string, columns: readonly Column<Row>[]): ColumnChoice<Row> => {
  const key = `columns_hidden:${table}`
  const [hidden, setHidden] = useState(() => readHidden(key))
  const keep = (next: ReadonlySet<string>): void => {
    browserStore.set(key, [...next].join(','))
    setHidden(next)
  }
  return {
    shown: columns.filter((column) => !hidden.has(column.key)),
    hidden,
    show: (name, on) => keep(new Set(on ? [...hidden].filter((other) => other !== name) : [...hidden, name])),
    reset: () => keep(new Set()),
  }
}

interface ColumnMenuProps<Row> {
  readonly columns: readonly Column<Row>[]
  readonly choice: ColumnChoice<Row>
}

/** A menu with a tick for each column. The name column cannot be hidden. */
export const ColumnMenu = <Row,>({ columns, choice }: ColumnMenuProps<Row>) => {
  const { t } = useTranslation()
  return (
    <span className="not-on-card">
      <Menu button={<IconButton icon={SlidersHorizontal} size="m" label={t('table.columns')} />}>
        <MenuLabel>{t('table.columns')}</MenuLabel>
        {columns
          .filter(({ card }) => card !== 'title')
          .map(({ key, title }) => (
            <MenuTick key={key} checked={!choice.hidden.has(key)} onChange={(on) => choice.show(key, on)}>
              {title}
            </MenuTick>
          ))}
        <MenuLine />
        <MenuItem onChoose={choice.reset}>{t('table.reset')}</MenuItem>
      </Menu>
    </span>
  )
}
