import type { ClickHouseSettings } from '@clickhouse/client'
import type { Limits } from './engine.ts'

/** Sorting and grouping spill to disk at half of the memory limit instead of failing at the limit. */
const memory = (bytes: number): ClickHouseSettings => ({
  max_memory_usage: String(bytes),
  max_bytes_before_external_group_by: String(Math.floor(bytes / 2)),
  max_bytes_before_external_sort: String(Math.floor(bytes / 2)),
})

/**
 * ClickHouse settings of every read. `final` returns the last version of each row in every table that replaces rows, so
 * that no query can forget it. All versions of a row are in the same partition (schema.ts), so partitions need not be
 * compared.
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

/** ClickHouse settings of everything that writes: the write is complete when the call returns, and an unknown field is an error. */
export const writeSettings = (limits: Limits): ClickHouseSettings => ({
  async_insert: 0,
  input_format_skip_unknown_fields: 0,
  ...memory(limits.memoryBytes),
})

/** Additional settings for inserts: one thread parses the rows, which leaves processors for readers. */
export const insertSettings: ClickHouseSettings = { input_format_parallel_parsing: 0 }

/**
 * Additional settings for tables that may be on a cluster. All rows of an account are on one shard, so lookups within a
 * statement need no other shards, and an insert is complete when that shard has it.
 */
export const clusterSettings: ClickHouseSettings = {
  distributed_product_mode: 'local',
  optimize_skip_unused_shards: 1,
  distributed_foreground_insert: 1,
}
