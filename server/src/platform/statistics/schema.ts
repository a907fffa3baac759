/**
 * The tables of the statistics store. A migration that was applied anywhere is never changed; a later one follows it.
 * Every statement may run twice, since ClickHouse has no transaction around several.
 */
export interface StatisticsMigration {
  readonly name: string
  readonly statements: readonly string[]
}

/** What an address or an id looks like in text, of the number that it is kept as. */
const addressOf = (number: string): string =>
  `if(startsWith(toString(${number}), '::ffff:'), substring(toString(${number}), 8), if(${number} = toIPv6('::'), '', toString(${number})))`
const idOf = (number: string): string => `toString(${number})`

const numberOfAddress = `toIPv6OrDefault(ip)`
const numberOfId = `toUUIDOrDefault(session_id)`

const heardAt = 'addMilliseconds(opened_at, bitShiftRight(version, 15))'
/** Seconds from the start to the end, or to when it was last heard of. */
const lasted = 'intDiv(bitShiftRight(version, 15) - closed_before - started_after, 1000)'

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
 *
 * Rows are written to `heard_sessions`, which says all of this as it is read here and keeps nothing. What takes most room
 * is kept as what cannot be guessed from the rest: ids and addresses as numbers where their text is the usual one
 * (`…_text` otherwise), moments as what lies between them, `duration` as what it differs from that, and `utc_ms`, whether it is closed and 14 bits of its content
 * in `version`, from `opened_at` on, since only states of one session are compared.
 */
const playSessions = `
  CREATE TABLE IF NOT EXISTS play_sessions (
    tenant LowCardinality(String),
    account_id LowCardinality(String),
    deliverable_id LowCardinality(String) CODEC(ZSTD(1)),
    server_id LowCardinality(String) CODEC(ZSTD(1)),
    hostname LowCardinality(String) CODEC(ZSTD(1)),
    server_ip LowCardinality(String) CODEC(ZSTD(1)),
    server_country LowCardinality(String) CODEC(ZSTD(1)),
    id_number UUID CODEC(NONE),
    id_text String CODEC(ZSTD(1)),
    stream_name LowCardinality(String) CODEC(ZSTD(1)),
    proto LowCardinality(String) CODEC(ZSTD(1)),
    ip_number IPv6 CODEC(ZSTD(1)),
    ip_text String CODEC(ZSTD(1)),
    country LowCardinality(String) CODEC(ZSTD(1)),
    user_id String CODEC(ZSTD(1)),
    user_agent LowCardinality(String) CODEC(ZSTD(1)),
    referer LowCardinality(String) CODEC(ZSTD(1)),
    bytes UInt64 CODEC(T64, ZSTD(1)),
    opened_at DateTime64(3, 'UTC') CODEC(Delta, ZSTD(1)),
    started_after UInt32 CODEC(T64, ZSTD(1)),
    closed_before Int64 CODEC(T64, ZSTD(1)),
    watched_beyond Int32 CODEC(T64, ZSTD(1)),
    version Int64 CODEC(T64, ZSTD(1)),
    session_id String ALIAS if(id_text = '', ${idOf('id_number')}, id_text),
    ip String ALIAS if(ip_text = '', ${addressOf('ip_number')}, ip_text),
    started_at DateTime64(3, 'UTC') ALIAS addMilliseconds(opened_at, started_after),
    closed Bool ALIAS bitTest(version, 14) = 1,
    closed_at DateTime64(3, 'UTC') ALIAS if(bitTest(version, 14) = 1, addMilliseconds(${heardAt}, -closed_before), toDateTime64(0, 3, 'UTC')),
    duration UInt32 ALIAS toUInt32(watched_beyond + ${lasted}),
    utc_ms UInt64 ALIAS toUInt64(toUnixTimestamp64Milli(${heardAt})),
    INDEX by_start addMilliseconds(opened_at, started_after) TYPE minmax GRANULARITY 1
  )
  ENGINE = ReplacingMergeTree(version)
  PARTITION BY toYYYYMM(opened_at)
  PRIMARY KEY (tenant, account_id, opened_at)
  ORDER BY (tenant, account_id, opened_at, id_number, id_text)
  TTL toDateTime(opened_at) + INTERVAL 400 DAY
  SETTINGS min_age_to_force_merge_seconds = 86400, min_age_to_force_merge_on_partition_only = 1`

/** What is written, in types that the engine reads quickly; it gives each row on and keeps none. */
const heardSessions = `
  CREATE TABLE IF NOT EXISTS heard_sessions (
    tenant String,
    account_id String,
    deliverable_id String,
    server_id String,
    hostname String,
    server_ip String,
    server_country String,
    session_id String,
    stream_name String,
    proto String,
    ip String,
    country String,
    user_id String,
    user_agent String,
    referer String,
    bytes UInt64,
    duration UInt32,
    opened_at DateTime64(3, 'UTC'),
    started_at DateTime64(3, 'UTC'),
    closed_at DateTime64(3, 'UTC'),
    closed Bool,
    utc_ms UInt64,
    CONSTRAINT starts_within_a_day CHECK started_at >= opened_at AND started_at < opened_at + INTERVAL 1 DAY
  )
  ENGINE = Null`

const fileSessions = `
  CREATE MATERIALIZED VIEW IF NOT EXISTS file_sessions TO play_sessions AS
  SELECT tenant, account_id, deliverable_id, server_id, hostname, server_ip, server_country,
    ${numberOfId} AS id_number, if(${idOf('id_number')} = session_id, '', session_id) AS id_text,
    stream_name, proto,
    ${numberOfAddress} AS ip_number, if(${addressOf('ip_number')} = ip, '', ip) AS ip_text,
    country, user_id, user_agent, referer, bytes, opened_at,
    toUInt32(toUnixTimestamp64Milli(started_at) - toUnixTimestamp64Milli(opened_at)) AS started_after,
    if(closed, toInt64(utc_ms) - toUnixTimestamp64Milli(closed_at), 0) AS closed_before,
    toInt32(duration - intDiv(toUnixTimestamp64Milli(if(closed, closed_at, fromUnixTimestamp64Milli(toInt64(utc_ms), 'UTC')))
      - toUnixTimestamp64Milli(started_at), 1000)) AS watched_beyond,
    (toInt64(utc_ms) - toUnixTimestamp64Milli(opened_at)) * 32768 + if(closed, 16384, 0)
      + toInt64(cityHash64(bytes, duration, started_at, closed_at, stream_name, proto, ip, country, user_id, user_agent,
        referer, server_id, hostname) % 16384) AS version
  FROM heard_sessions`

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
 * that they started in.
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

/**
 * When sessions filed in an hour last came in, how many states of them in all, and up to when the sums know that hour.
 * Beside that `started_after`, the milliseconds of addLatestStart, and `watched_hours`, those of addLatestEnd.
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
 * Sums cannot be kept by a view over rows that replace each other: it sees what comes and not what goes.
 * It can tell in which hours something was filed, and those are summed again.
 */
const markViewingHours = `
  CREATE MATERIALIZED VIEW IF NOT EXISTS mark_viewing_hours TO viewing_hour_marks AS
  SELECT tenant, account_id, toStartOfHour(opened_at) AS hour, count() AS states, now64(3, 'UTC') AS touched_at
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

/** How long after its opening a session of the hour started, at most: so far before a range its sessions may be filed. */
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

/** Who asks for one viewer in months reads a part of the rows, for less than a byte of each. */
const findByUser = `ALTER TABLE play_sessions ADD INDEX IF NOT EXISTS by_user user_id TYPE bloom_filter(0.15) GRANULARITY 1`
const findByAddress = `ALTER TABLE play_sessions ADD INDEX IF NOT EXISTS by_address ip_number TYPE bloom_filter(0.15) GRANULARITY 1`

/**
 * An hour or a day of sums begins before its sessions do, and would be forgotten before them: what is kept of a session's
 * hour and day is kept until the last of them is gone.
 */
const sumsOutliveSessions = [
  'ALTER TABLE viewing_hour_marks MODIFY TTL hour + INTERVAL 401 DAY',
  'ALTER TABLE viewing_hours MODIFY TTL filed_hour + INTERVAL 401 DAY',
  'ALTER TABLE viewing_days MODIFY TTL filed_day + INTERVAL 401 DAY',
  'ALTER TABLE viewing_edges MODIFY TTL filed_hour + INTERVAL 401 DAY',
]

/** As of play_sessions: sums of a month are made again and again, and each read of them compares all that is not merged yet. */
const mergeRestingMonths = ['viewing_hours', 'viewing_days', 'viewing_edges'].map(
  (table) =>
    `ALTER TABLE ${table} MODIFY SETTING min_age_to_force_merge_seconds = 86400, min_age_to_force_merge_on_partition_only = 1`,
)

/** In how many hours from the filing hour on any of its sessions was watched: where those are filed that a range begins within. */
const addLatestEnd = `
  ALTER TABLE viewing_hour_marks ADD COLUMN IF NOT EXISTS watched_hours SimpleAggregateFunction(max, UInt16)`

/** `watched_hours` of the sessions of one filing hour, named `play`; their end is `endedAt` of watching.ts. */
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
]
