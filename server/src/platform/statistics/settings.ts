import type { ClickHouseSettings } from '@clickhouse/client'
import type { Limits } from './engine.ts'

/** Sorting and grouping go to disk at half of a statement's memory instead of failing at the whole. */
const memory = (bytes: number): ClickHouseSettings => ({
  max_memory_usage: String(bytes),
  max_bytes_before_external_group_by: String(Math.floor(bytes / 2)),
  max_bytes_before_external_sort: String(Math.floor(bytes / 2)),
})

/**
 * ClickHouse settings of every read.
 * `final` shows the last version of each row in every table that replaces rows, so that no query can forget it;
 * the versions of one row share their partition (schema.ts), hence partitions need no comparing.
 */
export const readSettings = (limits: Limits): ClickHouseSettings => ({
  final: 1,
  do_not_merge_across_partitions_select_final: 1,
  max_execution_time: limits.seconds,
  max_result_rows: String(limits.rows),
  result_overflow_mode: 'throw',
  output_format_json_quote_64bit_integers: 0,
  ...memory(limits.memoryBytes),
  readonly: '2',
})

/** ClickHouse settings of everything that writes: it is done when the call returns, and a misspelt field is an error. */
export const writeSettings = (limits: Limits): ClickHouseSettings => ({
  async_insert: 0,
  input_format_skip_unknown_fields: 0,
  ...memory(limits.memoryBytes),
})

/** Beside these of rows that come in: one thread reads them, so that readers find a processor meanwhile. */
export const insertSettings: ClickHouseSettings = { input_format_parallel_parsing: 0 }

/**
 * Settings beside these where the tables may lie on a cluster. An account's rows are all on one shard: what a statement
 * looks up is there too, other shards need not be asked, and an insert is done when the shard has it.
 */
export const clusterSettings: ClickHouseSettings = {
  distributed_product_mode: 'local',
  optimize_skip_unused_shards: 1,
  distributed_foreground_insert: 1,
}
