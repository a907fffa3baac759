/**
 * The tables of the statistics store. A migration that was applied anywhere is never changed; a later one follows it.
 * Every statement may run twice, since ClickHouse has no transaction around several.
 */
export interface StatisticsMigration {
  readonly name: string
  readonly statements: readonly string[]
}

/**
 * One row per play session: its last known state. A further row of the same session replaces it when its `utc_ms` is
 * greater, or equal and closed; the content decides what is left, so that the order of arrival never does.
 *
 * - A session is (tenant, account_id, opened_at, session_id). `opened_at` is where it is filed: whoever writes keeps the
 *   first one known for an id, or the states of one session would not meet. It never changes, whatever is heard later.
 * - `started_at` equals `opened_at` until the session starts, which it does within a day. Ranges of reads are by it;
 *   the rows lie by `opened_at`, so that a read from A to B also asks for `opened_at` from A less a day to B.
 * - `closed_at` is 1970 while the session is open. `duration` counts seconds.
 * - `ip`, `country` and what follows are the viewer's; `server_…` are the media server's.
 * - A month that is left alone for a day becomes one part, in which reads need not look for later versions.
 */
const playSessions = `
  CREATE TABLE IF NOT EXISTS play_sessions (
    tenant LowCardinality(String),
    account_id LowCardinality(String),
    deliverable_id LowCardinality(String),
    server_id LowCardinality(String),
    hostname LowCardinality(String),
    server_ip LowCardinality(String),
    server_country LowCardinality(String),
    session_id String CODEC(ZSTD(1)),
    stream_name LowCardinality(String),
    proto LowCardinality(String),
    ip String CODEC(ZSTD(1)),
    country LowCardinality(String),
    user_id String CODEC(ZSTD(1)),
    user_agent LowCardinality(String),
    referer String CODEC(ZSTD(1)),
    bytes UInt64 CODEC(T64, ZSTD(1)),
    duration UInt32 CODEC(T64, ZSTD(1)),
    opened_at DateTime64(3, 'UTC') CODEC(Delta, ZSTD(1)),
    started_at DateTime64(3, 'UTC') CODEC(Delta, ZSTD(1)),
    closed_at DateTime64(3, 'UTC') CODEC(Delta, ZSTD(1)),
    closed Bool,
    utc_ms UInt64 CODEC(Delta, ZSTD(1)),
    version UInt64 MATERIALIZED utc_ms * 4194304 + closed * 2097152
      + cityHash64(bytes, duration, started_at, closed_at, stream_name, proto, ip, country, user_id, user_agent, referer,
        server_id, hostname) % 2097152 CODEC(Delta, ZSTD(1)),
    INDEX by_start started_at TYPE minmax GRANULARITY 1,
    INDEX by_id session_id TYPE bloom_filter(0.01) GRANULARITY 1,
    CONSTRAINT starts_within_a_day CHECK started_at >= opened_at AND started_at < opened_at + INTERVAL 1 DAY
  )
  ENGINE = ReplacingMergeTree(version)
  PARTITION BY toYYYYMM(opened_at)
  PRIMARY KEY (tenant, account_id, opened_at)
  ORDER BY (tenant, account_id, opened_at, session_id)
  TTL toDateTime(opened_at) + INTERVAL 400 DAY
  SETTINGS min_age_to_force_merge_seconds = 86400, min_age_to_force_merge_on_partition_only = 1`

/**
 * Viewing summed by the hour in which sessions started, apart for each hour in which they are filed: a session never leaves
 * that one, so that it alone has to be summed again when the session changes. The parts of a row's key are its description.
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

/** The same by the day, for ranges of weeks and months. */
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
 * How many sessions begin and end to be watched in a minute since 1970 (watching.ts), kept like the hours. `hour` is the one
 * that they started in: a range looks back a week and no further.
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

/** Hours that were summed before there was something more to sum. */
const markAllHours = `
  INSERT INTO viewing_hour_marks (tenant, account_id, hour, touched_at)
  SELECT tenant, account_id, hour, now64(3, 'UTC') FROM viewing_hour_marks GROUP BY tenant, account_id, hour`

/** When sessions filed in an hour last came in, and up to when the sums know that hour. */
const viewingHourMarks = `
  CREATE TABLE IF NOT EXISTS viewing_hour_marks (
    tenant LowCardinality(String),
    account_id LowCardinality(String),
    hour DateTime('UTC'),
    touched_at SimpleAggregateFunction(max, DateTime64(3, 'UTC')),
    rolled_at SimpleAggregateFunction(max, DateTime64(3, 'UTC'))
  )
  ENGINE = AggregatingMergeTree
  PARTITION BY toYYYYMM(hour)
  ORDER BY (tenant, account_id, hour)
  TTL hour + INTERVAL 400 DAY`

/**
 * Sums cannot be kept by a view over rows that replace each other: it sees what comes and not what goes.
 * It can tell in which hours something was filed, and those are summed again.
 */
const markViewingHours = `
  CREATE MATERIALIZED VIEW IF NOT EXISTS mark_viewing_hours TO viewing_hour_marks AS
  SELECT tenant, account_id, toStartOfHour(opened_at) AS hour, now64(3, 'UTC') AS touched_at
  FROM play_sessions
  GROUP BY tenant, account_id, hour`

/**
 * Where sessions are filed whose first event did not tell when they were opened, so that later events find them.
 * Hardly any: media servers tell it in each event.
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

export const statisticsMigrations: readonly StatisticsMigration[] = [
  { name: '0001_play_sessions', statements: [playSessions] },
  { name: '0002_viewing_hours', statements: [viewingHours, viewingDays, viewingHourMarks, markViewingHours] },
  { name: '0003_session_places', statements: [sessionPlaces] },
  { name: '0004_viewing_edges', statements: [viewingEdges, markAllHours] },
]
