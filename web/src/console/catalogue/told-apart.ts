import type { SelectOption } from '../../ui/select.tsx'

/** Adds ids to products with the same name, term and price, and only to those. */
export const toldApart = (options: readonly SelectOption[]): readonly SelectOption[] => {
  const times = Map.groupBy(options, ({ label }) => label)
  return options.map(({ value, label }) =>
    (times.get(label)?.length ?? 0) > 1 ? { value, label: `${label} · ${value}` } : { value, label },
  )
}
