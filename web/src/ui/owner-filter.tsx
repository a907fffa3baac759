import type { Owner } from '@foyer/contract/vocabulary/owner.ts'
import { ChoiceFilter } from './choice-filter.tsx'
import { type SharedKind, useKnownOwners } from './known-owners.ts'

interface Owned {
  readonly owner: Owner
}

/** One's own rows, those of everyone who is known to have any and of everyone whose rows are in sight; nobody where all rows are one's own. */
const ownersOf = (known: readonly string[], rows: readonly Owned[], chosen: string | undefined): readonly string[] => {
  const others = [...known, ...rows.flatMap(({ owner }) => (owner === null ? [] : [owner.email]))]
  const named = chosen === undefined ? others : [chosen, ...others]
  return named.length === 0 ? [] : [...new Set(['me', ...named])]
}

interface OwnerFilterProps {
  /** What is filtered by, such as "Owner". */
  readonly name: string
  /** What one's own rows are called, such as "Mine". */
  readonly mine: string
  readonly rows: readonly Owned[]
  /** What the rows are, where others may have some that are not in sight. */
  readonly kind?: SharedKind
  /** `me` or an e-mail address. */
  readonly owner: string | undefined
  readonly onChange: (owner: string | undefined) => void
}

/** Narrows a list that shows colleagues' rows too; lists of one's own rows alone have no such filter. */
export const OwnerFilter = ({ name, mine, rows, kind, owner, onChange }: OwnerFilterProps) => {
  const owners = ownersOf(useKnownOwners(kind), rows, owner)
  if (owners.length === 0) return null
  const nameOf = (each: string): string => (each === 'me' ? mine : each)
  return <ChoiceFilter name={name} value={owner} choices={owners} labelOf={nameOf} onChange={onChange} />
}
