import { fileSessions, heardSessions, playSessions } from './session-tables.ts'

/**
 * The tables of the statistics store. A migration that has been applied anywhere is never changed; add a new one
 * instead. Every statement must be safe to run twice, because ClickHouse has no transactions across statements.
 */
export interface StatisticsMigration {
  readonly name: string
  readonly statements: readonly string[]
}

/**
 * Viewing summed by the hour in which sessions started, separately for each hour in which they were filed. A session
 * never leaves its filing hour, so only that hour has to be summed again when the session changes. The key columns also
 * describe the row.
 */
const viewingHours = `
  CREATE TABLE IF NOT EXISTS viewing_hours (
    tenant LowCardinality(String),
    account_id LowCardinality(String),
    filed_hour DateTime('UTC') CODEC(Delta, ZSTD(1)),
    hour DateTime('UTC') CODEC(Delta, ZSTD(1)),
    stream_name LowCardinality(String),
    deliverable_id LowCardinality(String),
    server_id LowCardinality(String),
    hostname LowCardinality(String),
    server_ip LowCardinality(String),
    server_country LowCardinality(String),
    sessions_count UInt64 CODEC(T64, ZSTD(1)),
    bytes UInt64 CODEC(T64, ZSTD(1)),
    duration UInt64 CODEC(T64, ZSTD(1)),
    rolled_at DateTime64(3, 'UTC') CODEC(Delta, ZSTD(1))
  )
  ENGINE = ReplacingMergeTree(rolled_at)
  PARTITION BY toYYYYMM(filed_hour)
  PRIMARY KEY (tenant, account_id, filed_hour)
  ORDER BY (tenant, account_id, filed_hour, hour, stream_name, deliverable_id, server_id, hostname, server_ip, server_country)
  TTL filed_hour + INTERVAL 400 DAY`

/** The same per day, for ranges of weeks and months. */
const viewingDays = `
  CREATE TABLE IF NOT EXISTS viewing_days (
    tenant LowCardinality(String),
    account_id LowCardinality(String),
    filed_day Date CODEC(Delta, ZSTD(1)),
    day Date CODEC(Delta, ZSTD(1)),
    stream_name LowCardinality(String),
    deliverable_id LowCardinality(String),
    server_id LowCardinality(String),
    hostname LowCardinality(String),
    server_ip LowCardinality(String),
    server_country LowCardinality(String),
    sessions_count UInt64 CODEC(T64, ZSTD(1)),
    bytes UInt64 CODEC(T64, ZSTD(1)),
    duration UInt64 CODEC(T64, ZSTD(1)),
    rolled_at DateTime64(3, 'UTC') CODEC(Delta, ZSTD(1))
  )
  ENGINE = ReplacingMergeTree(rolled_at)
  PARTITION BY toYYYYMM(filed_day)
  PRIMARY KEY (tenant, account_id, filed_day)
  ORDER BY (tenant, account_id, filed_day, day, stream_name, deliverable_id, server_id, hostname, server_ip, server_country)
  TTL filed_day + INTERVAL 400 DAY`

/**
 * How many sessions start and stop being watched in each minute since 1970 (watching.ts), kept like the hourly sums.
 * `hour` is the hour in which they started.
 */
const viewingEdges = `
  CREATE TABLE IF NOT EXISTS viewing_edges (
    tenant LowCardinality(String),
    account_id LowCardinality(String),
    filed_hour DateTime('UTC') CODEC(Delta, ZSTD(1)),
    hour DateTime('UTC') CODEC(Delta, ZSTD(1)),
    deliverable_id LowCardinality(String),
    minute UInt32 CODEC(Delta, ZSTD(1)),
    change Int64 CODEC(T64, ZSTD(1)),
    rolled_at DateTime64(3, 'UTC') CODEC(Delta, ZSTD(1))
  )
  ENGINE = ReplacingMergeTree(rolled_at)
  PARTITION BY toYYYYMM(filed_hour)
  PRIMARY KEY (tenant, account_id, filed_hour)
  ORDER BY (tenant, account_id, filed_hour, hour, deliverable_id, minute)
  TTL filed_hour + INTERVAL 400 DAY`

/** Marks every hour as changed, because hours that were already summed lack the new sums. */
const markAllHours = `
  INSERT INTO viewing_hour_marks (tenant, account_id, hour, touched_at)
  SELECT tenant, account_id, hour, now64(3, 'UTC') FROM viewing_hour_marks GROUP BY tenant, account_id, hour`

/**
 * For each filing hour: when its last state was stored, how many states were stored in all, and up to when its sums are
 * valid. Later migrations add `started_after` (addLatestStart), `watched_hours` (addLatestEnd) and `audience_at`
 * (addAudienceTime).
 */
const viewingHourMarks = `
  CREATE TABLE IF NOT EXISTS viewing_hour_marks (
    tenant LowCardinality(String),
    account_id LowCardinality(String),
    hour DateTime('UTC'),
    states SimpleAggregateFunction(sum, UInt64),
    touched_at SimpleAggregateFunction(max, DateTime64(3, 'UTC')),
    rolled_at SimpleAggregateFunction(max, DateTime64(3, 'UTC'))
  )
  ENGINE = AggregatingMergeTree
  PARTITION BY toYYYYMM(hour)
  ORDER BY (tenant, account_id, hour)
  TTL hour + INTERVAL 400 DAY`

/**
 * A materialized view cannot keep sums over rows that replace each other, because it sees new rows but not the ones
 * they replace. It can mark the filing hours of new rows, and these are summed again.
 */
const markViewingHours = `
  CREATE MATERIALIZED VIEW IF NOT EXISTS mark_viewing_hours TO viewing_hour_marks AS
  SELECT tenant, account_id, toStartOfHour(opened_at) AS hour, count() AS states, now64(3, 'UTC') AS touched_at
  FROM play_sessions
  GROUP BY tenant, account_id, hour`

/**
 * Where sessions are filed whose first event did not contain their opening time, so that later events find them. There
 * are hardly any: media servers send it in every event.
 */
const sessionPlaces = `
  CREATE TABLE IF NOT EXISTS session_places (
    tenant LowCardinality(String),
    account_id LowCardinality(String),
    session_id String,
    opened_at DateTime64(3, 'UTC')
  )
  ENGINE = ReplacingMergeTree
  ORDER BY (tenant, account_id, session_id)
  TTL toDateTime(opened_at) + INTERVAL 400 DAY`

/** The longest time between opening and start of a session in the hour. Sessions of a range may be filed that long before it. */
const addLatestStart = `
  ALTER TABLE viewing_hour_marks ADD COLUMN IF NOT EXISTS started_after SimpleAggregateFunction(max, UInt32)`

const markLatestStarts = `
  ALTER TABLE mark_viewing_hours MODIFY QUERY
  SELECT tenant, account_id, toStartOfHour(opened_at) AS hour, count() AS states, max(started_after) AS started_after,
    now64(3, 'UTC') AS touched_at
  FROM play_sessions
  GROUP BY tenant, account_id, hour`

const markEarlierStarts = `
  INSERT INTO viewing_hour_marks (tenant, account_id, hour, started_after)
  SELECT tenant, account_id, toStartOfHour(opened_at) AS hour, max(started_after)
  FROM play_sessions GROUP BY tenant, account_id, hour`

/** Bloom filters for one viewer over months: a search skips most rows, at less than a byte per row. */
const findByUser = `ALTER TABLE play_sessions ADD INDEX IF NOT EXISTS by_user user_id TYPE bloom_filter(0.15) GRANULARITY 1`
const findByAddress = `ALTER TABLE play_sessions ADD INDEX IF NOT EXISTS by_address ip_number TYPE bloom_filter(0.15) GRANULARITY 1`

/**
 * The hours and days of sums begin before their sessions do and would expire first. They are kept until the last of
 * their sessions has expired.
 */
const sumsOutliveSessions = [
  'ALTER TABLE viewing_hour_marks MODIFY TTL hour + INTERVAL 401 DAY',
  'ALTER TABLE viewing_hours MODIFY TTL filed_hour + INTERVAL 401 DAY',
  'ALTER TABLE viewing_days MODIFY TTL filed_day + INTERVAL 401 DAY',
  'ALTER TABLE viewing_edges MODIFY TTL filed_hour + INTERVAL 401 DAY',
]

/**
 * The same setting as for play_sessions: sums of a month are written again and again, and each read compares all rows
 * that are not merged yet.
 */
const mergeRestingMonths = ['viewing_hours', 'viewing_days', 'viewing_edges'].map(
  (table) =>
    `ALTER TABLE ${table} MODIFY SETTING min_age_to_force_merge_seconds = 86400, min_age_to_force_merge_on_partition_only = 1`,
)

/**
 * The number of hours, from the filing hour on, in which one of its sessions was watched. Finds sessions that were
 * filed long before a range and were still being watched in it.
 */
const addLatestEnd = `
  ALTER TABLE viewing_hour_marks ADD COLUMN IF NOT EXISTS watched_hours SimpleAggregateFunction(max, UInt16)`

/** `watched_hours` for the sessions of one filing hour, named `play`. Their end is `endedAt` of watching.ts. */
export const watchedHours = `
  toUInt16(least(intDiv(max(toUnixTimestamp64Milli(play.opened_at) % 3600000
    + greatest(toInt64(play.started_after), bitShiftRight(play.version, 15) - play.closed_before)), 3600000) + 1, 65535))`

const markLatestEnds = `
  ALTER TABLE mark_viewing_hours MODIFY QUERY
  SELECT tenant, account_id, toStartOfHour(opened_at) AS hour, count() AS states, max(started_after) AS started_after,
    ${watchedHours} AS watched_hours, now64(3, 'UTC') AS touched_at
  FROM play_sessions AS play
  GROUP BY tenant, account_id, hour`

const markEarlierEnds = `
  INSERT INTO viewing_hour_marks (tenant, account_id, hour, watched_hours)
  SELECT tenant, account_id, toStartOfHour(opened_at) AS hour, ${watchedHours}
  FROM play_sessions AS play GROUP BY tenant, account_id, hour`

/**
 * Viewing by the viewers' countries and by protocols, kept like the hourly sums. `kind` says what `value` is. By stream
 * or server as well it would have ten to forty times as many rows, a byte or more for each session.
 */
const viewingAudience = `
  CREATE TABLE IF NOT EXISTS viewing_audience (
    tenant LowCardinality(String),
    account_id LowCardinality(String),
    filed_hour DateTime('UTC') CODEC(Delta, ZSTD(1)),
    hour DateTime('UTC') CODEC(Delta, ZSTD(1)),
    kind LowCardinality(String),
    value LowCardinality(String),
    deliverable_id LowCardinality(String),
    sessions_count UInt64 CODEC(T64, ZSTD(1)),
    bytes UInt64 CODEC(T64, ZSTD(1)),
    duration UInt64 CODEC(T64, ZSTD(1)),
    rolled_at DateTime64(3, 'UTC') CODEC(Delta, ZSTD(1))
  )
  ENGINE = ReplacingMergeTree(rolled_at)
  PARTITION BY toYYYYMM(filed_hour)
  PRIMARY KEY (tenant, account_id, filed_hour)
  ORDER BY (tenant, account_id, filed_hour, hour, kind, value, deliverable_id)
  TTL filed_hour + INTERVAL 401 DAY
  SETTINGS min_age_to_force_merge_seconds = 86400, min_age_to_force_merge_on_partition_only = 1`

/**
 * Up to when the sums by country and protocol are valid. Apart from `rolled_at`, so that the other sums stay valid while
 * these are made for existing hours, and hours that an older process sums meanwhile are not missed.
 */
const addAudienceTime = `
  ALTER TABLE viewing_hour_marks ADD COLUMN IF NOT EXISTS audience_at SimpleAggregateFunction(max, DateTime64(3, 'UTC'))`

export const statisticsMigrations: readonly StatisticsMigration[] = [
  { name: '0001_play_sessions', statements: [playSessions, heardSessions, fileSessions] },
  { name: '0002_viewing_hours', statements: [viewingHours, viewingDays, viewingHourMarks, markViewingHours] },
  { name: '0003_session_places', statements: [sessionPlaces] },
  { name: '0004_viewing_edges', statements: [viewingEdges, markAllHours] },
  { name: '0005_latest_starts', statements: [addLatestStart, markLatestStarts, markEarlierStarts] },
  { name: '0006_viewer_indexes', statements: [findByUser, findByAddress] },
  { name: '0007_sums_outlive_sessions', statements: sumsOutliveSessions },
  { name: '0008_merge_resting_months', statements: mergeRestingMonths },
  { name: '0009_latest_ends', statements: [addLatestEnd, markLatestEnds, markEarlierEnds] },
  { name: '0010_viewing_audience', statements: [viewingAudience, addAudienceTime] },
]
