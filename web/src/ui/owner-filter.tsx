import type { Owner } from '@foyer/contract/vocabulary/owner.ts'
import { ChoiceFilter } from './choice-filter.tsx'
import { type SharedKind, useKnownOwners } from './known-owners.ts'

interface Owned {
  readonly owner: Owner
}

/**
 * The user, everyone known to have rows in the list, and the owners of the visible rows; empty if all rows are the
 * user's own.
 */
const ownersOf = (known: readonly string[], rows: readonly Owned[], chosen: string | undefined): readonly string[] => {
  const others = [...known, ...rows.flatMap(({ owner }) => (owner === null ? [] : [owner.email]))]
  const named = chosen === undefined ? others : [chosen, ...others]
  return named.length === 0 ? [] : [...new Set(['me', ...named])]
}

interface OwnerFilterProps {
  /** What the filter is about, such as "Owner". */
  readonly name: string
  /** What the user's own rows are called, such as "Mine". */
  readonly mine: string
  readonly rows: readonly Owned[]
  /** The kind of rows, if others may own some that are not visible. */
  readonly kind?: SharedKind
  /** `me` or an e-mail address. */
  readonly owner: string | undefined
  readonly onChange: (owner: string | undefined) => void
}

/** Filters a list that also shows colleagues' rows. Lists of only the user's own rows have no such filter. */
export const OwnerFilter = ({ name, mine, rows, kind, owner, onChange }: OwnerFilterProps) => {
  const owners = ownersOf(useKnownOwners(kind), rows, owner)
  if (owners.length === 0) return null
  const nameOf = (each: string): string => (each === 'me' ? mine : each)
  return <ChoiceFilter name={name} value={owner} choices={owners} labelOf={nameOf} onChange={onChange} />
}
