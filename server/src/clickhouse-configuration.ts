import * as z from 'zod'

/** How a separate ClickHouse server stores the statistics. */
export const ClickHouse = z.strictObject({
  cluster: z
    .string()
    .regex(/^[A-Za-z][A-Za-z0-9_-]{0,62}$/, 'expected the name of a cluster')
    .optional()
    .describe(
      'a cluster known to the server at CLICKHOUSE_URL (system.clusters): tables are created on all its nodes, and rows are spread over its shards by account. Decide before the first start',
    ),
  replicated: z
    .boolean()
    .default(true)
    .describe(
      'the replicas of a shard copy its tables from each other, using the macros {shard} and {replica}; needs Keeper',
    ),
})
