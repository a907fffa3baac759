import type { MetricRow } from '@foyer/contract/statistics/metric-row.ts'

export const textFilters = ['user_id', 'ip', 'hostname', 'proto', 'useragent'] as const
export type TextFilterName = (typeof textFilters)[number]

const readers: Readonly<Record<TextFilterName, (row: MetricRow) => string | undefined>> = {
  user_id: ({ client }) => client?.user_id,
  // In the server list, the address is the server's own.
  ip: ({ client, server }) => (client ?? server)?.ip,
  hostname: ({ server }) => server?.hostname,
  proto: ({ proto }) => proto,
  useragent: ({ client }) => client?.useragent,
}

/** The values of a filter that occur in the rows, each once, in alphabetical order. */
export const valuesOf = (rows: readonly MetricRow[], name: TextFilterName): readonly string[] =>
  [...new Set(rows.flatMap((row) => readers[name](row) ?? []))]
    .filter((value) => value !== '')
    .toSorted((one, other) => one.localeCompare(other))
