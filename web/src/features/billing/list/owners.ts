import type { Owner } from '@foyer/contract/vocabulary/owner.ts'

export interface Owned {
  readonly owner: Owner
}

/** Whose rows can be asked for: one's own, and those of everyone whose rows are in sight. */
export const ownersOf = (rows: readonly Owned[], chosen: string | undefined): readonly string[] => {
  const others = rows.flatMap(({ owner }) => (owner === null ? [] : [owner.email]))
  const all = new Set(['me', ...(chosen === undefined ? [] : [chosen]), ...others])
  return all.size === 1 && chosen === undefined ? [] : [...all]
}
