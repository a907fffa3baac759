import type { MetricRow } from '@foyer/contract/statistics/metric-row.ts'

export const textFilters = ['user_id', 'ip', 'hostname', 'proto', 'useragent'] as const
export type TextFilterName = (typeof textFilters)[number]

const readers: Readonly<Record<TextFilterName, (row: MetricRow) => string | undefined>> = {
  user_id: ({ client }) => client?.user_id,
  // Of servers an address is their own.
  ip: ({ client, server }) => (client ?? server)?.ip,
  hostname: ({ server }) => server?.hostname,
  proto: ({ proto }) => proto,
  useragent: ({ client }) => client?.useragent,
}

/** What a filter could be set to of what the rows show: each value once, in the order of the alphabet. */
export const valuesOf = (rows: readonly MetricRow[], name: TextFilterName): readonly string[] =>
  [...new Set(rows.flatMap((row) => readers[name](row) ?? []))]
    .filter((value) => value !== '')
    .toSorted((one, other) => one.localeCompare(other))
