import './people-rows.css'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { SearchField } from '../../ui/search-field.tsx'

/** More people than this are searched rather than looked through. */
const searchedFrom = 15
/** Each row brings several switches or buttons, and hundreds of rows would make the page slow. */
const drawnAtFirst = 50

interface PeopleRowsProps<Row> {
  readonly rows: readonly Row[]
  /** What a person is found by. */
  readonly wordsOf: (row: Row) => string
  readonly children: (rows: readonly Row[]) => ReactNode
}

/** Rows of people, who are all loaded. A long list has a search field, and is drawn whole only on request. */
export const PeopleRows = <Row,>({ rows, wordsOf, children }: PeopleRowsProps<Row>) => {
  const { t } = useTranslation('company')
  const [sought, setSought] = useState('')
  const [isWhole, setIsWhole] = useState(false)
  if (rows.length <= searchedFrom) return children(rows)
  const found = rows.filter((row) => wordsOf(row).toLowerCase().includes(sought.toLowerCase()))
  const shown = isWhole ? found : found.slice(0, drawnAtFirst)
  return (
    <>
      <div className="people-search">
        <SearchField label={t('people.search')} value={sought} waitMs={0} onSearch={setSought} />
        <output className="small muted">{sought !== '' && t('people.found', { count: found.length })}</output>
      </div>
      {children(shown)}
      {shown.length < found.length && (
        <div className="people-rest">
          <Button kind="quiet" size="s" onClick={() => setIsWhole(true)}>
            {t('people.show_all', { count: found.length })}
          </Button>
        </div>
      )}
    </>
  )
}
