/** The text of an address or id, from the number that is stored. */
const addressOf = (number: string): string =>
  `if(startsWith(toString(${number}), '::ffff:'), substring(toString(${number}), 8), if(${number} = toIPv6('::'), '', toString(${number})))`
const idOf = (number: string): string => `toString(${number})`

const numberOfAddress = `toIPv6OrDefault(ip)`
const numberOfId = `toUUIDOrDefault(session_id)`

const heardAt = 'addMilliseconds(opened_at, bitShiftRight(version, 15))'
/** Seconds from the start to the end, or to the last event. */
const lasted = 'intDiv(bitShiftRight(version, 15) - closed_before - started_after, 1000)'

/**
 * One row per play session: its last known state. A new row of the same session replaces it if its `utc_ms` is greater,
 * or equal and the session is closed in it; ties are decided by the content, so the order of arrival never matters.
 *
 * - The key of a session is (tenant, account_id, opened_at, session_id). `opened_at` is where it is filed: the writer
 *   keeps the first one known for an id, because otherwise the states of one session would not meet. It never changes.
 * - `started_at` equals `opened_at` until the session starts, which it does within a day. Ranges of reads use it. Rows
 *   are ordered by `opened_at`, so a read from A to B also asks for `opened_at` from A minus a day to B.
 * - `closed_at` is 1970 while the session is open. `duration` is in seconds.
 * - `ip`, `country` and the columns after them describe the viewer; `server_…` describe the media server.
 * - A month without new rows for a day is merged into one part, in which reads need not look for later versions.
 *
 * Rows are inserted into `heard_sessions`, which has the columns as they are read here and stores nothing. To save
 * space, only what cannot be derived is stored. Ids and addresses are numbers if their text has the usual form
 * (otherwise `…_text`). Times are differences, and `duration` is its difference from them. `version` combines `utc_ms`,
 * counted from `opened_at` because only states of one session are compared, with the closed flag and 14 bits of a hash
 * of the content.
 */
export const playSessions = `
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

/** The table for inserts, with types that the engine parses quickly. It passes each row on and stores none. */
export const heardSessions = `
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

export const fileSessions = `
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
