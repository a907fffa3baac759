import type { Command } from './palette-dialog.tsx'

/** A number as people type it: in any case, with or without the # of tickets. */
const plain = (text: string): string => text.trim().toLowerCase().replace(/^#/, '')

type Named = Pick<Command, 'group' | 'identifier'>

/** An exact match of the identifier comes first, and so does its group. Everything else keeps its order. */
export const exactFirst = <Group extends Pick<Named, 'group'>, Found extends Named>(
  query: string,
  groups: readonly Group[],
  found: readonly Found[],
): { readonly groups: readonly Group[]; readonly found: readonly Found[] } => {
  const isExact = ({ identifier }: Named): boolean => identifier !== undefined && plain(identifier) === plain(query)
  const named = new Set(found.filter(isExact).map(({ group }) => group))
  return {
    groups: groups.toSorted((a, b) => Number(named.has(b.group)) - Number(named.has(a.group))),
    found: found.toSorted((a, b) => Number(isExact(b)) - Number(isExact(a))),
  }
}
