/**
 * Adapts the statistics tables to a ClickHouse cluster: each table has a part on every shard, and a distributed table
 * with the usual name.
 */
export interface Cluster {
  /** The name in the server's `system.clusters`. */
  readonly name: string
  /** Whether the shards have replicas, which copy the tables from each other. */
  readonly replicated: boolean
}

/** A statement with no rule for clusters, which is a bug. */
const unknown = (statement: string): Error => new Error(`not written for a cluster: ${statement.trim().split('\n')[0]}`)

const partOf = (table: string): string => `${table}_shard`

/** All rows of an account are on one shard, so that states of a session meet and sums are computed beside their sessions. */
const shardingKey = (columns: string): string =>
  /\btenant\b/.test(columns) ? 'cityHash64(tenant, account_id)' : 'cityHash64(name)'

/** The table's path in Keeper, the same for all replicas of a shard. */
const replicatedEngine = (engine: string, args: string | undefined, table: string): string => {
  const place = [`'/clickhouse/tables/{shard}/{database}/${table}'`, `'{replica}'`]
  return `ENGINE = Replicated${engine}(${[...place, ...(args === undefined ? [] : [args])].join(', ')})`
}

/** The part on each shard, and the distributed table over the parts. */
const tableOnCluster = (table: string, rest: string, { name, replicated }: Cluster): string[] => {
  const part = partOf(table)
  const definition = replicated
    ? rest.replace(/ENGINE = (\w*MergeTree)(?:\(([^)]*)\))?/, (_, engine: string, args?: string) =>
        replicatedEngine(engine, args, part),
      )
    : rest
  const columns = rest.slice(0, rest.indexOf('ENGINE ='))
  return [
    `CREATE TABLE IF NOT EXISTS ${part} ON CLUSTER '${name}' (${definition}`,
    `CREATE TABLE IF NOT EXISTS ${table} ON CLUSTER '${name}' AS ${part}
      ENGINE = Distributed('${name}', currentDatabase(), '${part}', ${shardingKey(columns)})`,
  ]
}

/**
 * A new column is added both to the parts and to the distributed table. Indexes, settings and TTLs are changed on the
 * parts only. A view reads a part.
 */
const changedOnCluster = (table: string, change: string, { name }: Cluster): string[] => {
  const query = /^MODIFY QUERY([\s\S]*)\bFROM (\w+)\b([\s\S]*)$/.exec(change)
  if (query !== null) {
    const [, select = '', from = '', rest = ''] = query
    return [`ALTER TABLE ${table} ON CLUSTER '${name}' MODIFY QUERY${select}FROM ${partOf(from)}${rest}`]
  }
  const changed = change.startsWith('ADD COLUMN') ? [partOf(table), table] : [partOf(table)]
  return changed.map((one) => `ALTER TABLE ${one} ON CLUSTER '${name}' ${change}`)
}

/**
 * Rewrites a migration's statement for a cluster. Materialized views read the part on their own shard. Throws for a
 * statement without a rule.
 */
export const onCluster = (statement: string, cluster: Cluster): readonly string[] => {
  const table = /^\s*CREATE TABLE IF NOT EXISTS (\w+) \(([\s\S]*)$/.exec(statement)
  if (table !== null) return tableOnCluster(table[1] ?? '', table[2] ?? '', cluster)
  const change = /^\s*ALTER TABLE (\w+) ((?:ADD COLUMN|ADD INDEX|MODIFY TTL|MODIFY SETTING|MODIFY QUERY)[\s\S]*)$/.exec(
    statement,
  )
  if (change !== null) return changedOnCluster(change[1] ?? '', change[2] ?? '', cluster)
  if (/^\s*INSERT INTO/.test(statement)) return [statement]
  const view = /^\s*CREATE MATERIALIZED VIEW IF NOT EXISTS (\w+) TO (\w+) AS([\s\S]*)\bFROM (\w+)\b([\s\S]*)$/.exec(
    statement,
  )
  if (view === null) throw unknown(statement)
  const [, name = '', to = '', select = '', from = '', rest = ''] = view
  return [
    `CREATE MATERIALIZED VIEW IF NOT EXISTS ${name} ON CLUSTER '${cluster.name}' TO ${partOf(to)} AS${select}FROM ${partOf(from)}${rest}`,
  ]
}
