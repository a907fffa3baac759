import * as z from 'zod'

/** How a separate ClickHouse server stores the statistics. */
export const ClickHouse = z.strictObject({
  cluster: z
    .string()
    .regex(/^[A-Za-z][A-Za-z0-9_-]{0,62}$/, 'expected the name of a cluster')
    .optional()
    .describe(
      'a cluster that the server at CLICKHOUSE_URL knows (system.clusters): tables are made on all its nodes and spread over its shards by account; decide before the first start',
    ),
  replicated: z
    .boolean()
    .default(true)
    .describe(
      'the replicas of a shard copy its tables from each other, by the macros {shard} and {replica}; needs Keeper',
    ),
})
