import type { SelectOption } from '../../ui/select.tsx'

/** Two products of one name, term and price are told apart by their numbers; nobody else needs them. */
export const toldApart = (options: readonly SelectOption[]): readonly SelectOption[] => {
  const times = Map.groupBy(options, ({ label }) => label)
  return options.map(({ value, label }) =>
    (times.get(label)?.length ?? 0) > 1 ? { value, label: `${label} · ${value}` } : { value, label },
  )
}
