/** Where the tables of the statistics lie when the server is a cluster: a part of each on every shard, and one name for all. */
export interface Cluster {
  /** As `system.clusters` of the server has it. */
  readonly name: string
  /** The replicas of a shard copy its tables from each other. */
  readonly replicated: boolean
}

/** A statement that the cluster's form is not known of: a mistake of the program. */
const unknown = (statement: string): Error => new Error(`not written for a cluster: ${statement.trim().split('\n')[0]}`)

const partOf = (table: string): string => `${table}_shard`

/** What of an account is kept lies on one shard, so that rows of a session meet and sums are made where their sessions are. */
const shardingKey = (columns: string): string =>
  /\btenant\b/.test(columns) ? 'cityHash64(tenant, account_id)' : 'cityHash64(name)'

/** Where Keeper knows a table; its replicas have the same path. */
const replicatedEngine = (engine: string, args: string | undefined, table: string): string => {
  const place = [`'/clickhouse/tables/{shard}/{database}/${table}'`, `'{replica}'`]
  return `ENGINE = Replicated${engine}(${[...place, ...(args === undefined ? [] : [args])].join(', ')})`
}

/** A table's part on each shard, and the table itself in front of the parts. */
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

/** A column is added to the parts and to what stands in front of them, an index, a setting or how long rows are kept to the parts alone; a view watches a part. */
const changedOnCluster = (table: string, change: string, { name }: Cluster): string[] => {
  const query = /^MODIFY QUERY([\s\S]*)\bFROM (\w+)\b([\s\S]*)$/.exec(change)
  if (query !== null) {
    const [, select = '', from = '', rest = ''] = query
    return [`ALTER TABLE ${table} ON CLUSTER '${name}' MODIFY QUERY${select}FROM ${partOf(from)}${rest}`]
  }
  const changed = change.startsWith('ADD COLUMN') ? [partOf(table), table] : [partOf(table)]
  return changed.map((one) => `ALTER TABLE ${one} ON CLUSTER '${name}' ${change}`)
}

/** A statement of a migration as a cluster takes it. Views watch the part that they are beside. */
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
