import { useTranslation } from 'react-i18next'
import { Filter } from '../../../ui/filter.tsx'
import { type Owned, ownersOf } from './owners.ts'

interface OwnerFilterProps {
  readonly rows: readonly Owned[]
  readonly owner: string | undefined
  readonly onChange: (owner: string | undefined) => void
}

/** Narrows a list that shows colleagues' rows too; lists of one's own rows alone have no such filter. */
export const OwnerFilter = ({ rows, owner, onChange }: OwnerFilterProps) => {
  const { t } = useTranslation('billing')
  const owners = ownersOf(rows, owner)
  if (owners.length === 0) return null
  const nameOf = (each: string): string => (each === 'me' ? t('owner.me') : each)
  return (
    <Filter
      name={t('owner.name')}
      value={owner === undefined ? undefined : nameOf(owner)}
      onClear={() => onChange(undefined)}
    >
      {(close) => (
        <div className="stack s2">
          {owners.map((each) => (
            <button
              key={each}
              type="button"
              className="btn s"
              aria-pressed={each === owner}
              onClick={() => {
                onChange(each)
                close()
              }}
            >
              {nameOf(each)}
            </button>
          ))}
        </div>
      )}
    </Filter>
  )
}
