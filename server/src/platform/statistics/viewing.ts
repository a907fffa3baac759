/**
 * FROM these: viewing of some accounts from `from_ms` inclusive to `to_ms` exclusive, by when sessions started, by stream
 * and by server, with `sessions_count`, `bytes` and `duration`. They always say what the sessions themselves say: what
 * changed since it was summed, and the cut hours at both ends, is counted. They bind tenant, account_ids, from_ms, to_ms.
 */

const described = 'stream_name, deliverable_id, server_id, hostname, server_ip, server_country'

const owned = 'tenant = {tenant:String} AND account_id IN {account_ids:Array(String)}'

/**
 * Whole hours and whole days of the range, and the hours whose sums are not known. Columns with milliseconds are compared
 * with moments that have them: beside whole seconds the index drops the last millisecond before.
 */
const known = `
  fromUnixTimestamp64Milli({from_ms:Int64}, 'UTC') AS begins, fromUnixTimestamp64Milli({to_ms:Int64}, 'UTC') AS ends,
  toStartOfHour(begins + INTERVAL 3599999 MILLISECOND) AS first_hour, toStartOfHour(ends) AS end_hour,
  toDateTime64(first_hour, 3, 'UTC') AS whole_from, toDateTime64(end_hour, 3, 'UTC') AS whole_to,
  toDate(begins + INTERVAL 86399999 MILLISECOND) AS first_day, toDate(ends) AS end_day,
  changed_hours AS (
    SELECT account_id, hour FROM viewing_hour_marks
    WHERE ${owned} AND hour >= begins - INTERVAL 25 HOUR AND hour < ends AND touched_at > rolled_at
  )`

/** Sessions of hours that changed, and those of the cut hours at both ends. */
const counted = `
  SELECT account_id, toStartOfHour(started_at) AS hour, ${described}, 1 AS sessions_count, bytes, duration
  FROM play_sessions
  WHERE ${owned} AND started_at >= begins AND started_at < ends AND opened_at >= begins - INTERVAL 1 DAY AND opened_at < ends
    AND (
      started_at < whole_from AND opened_at < whole_from
      OR started_at >= whole_to AND opened_at >= whole_to - INTERVAL 1 DAY
      OR (account_id, toStartOfHour(opened_at)) IN (SELECT account_id, hour FROM changed_hours)
        AND toStartOfHour(opened_at) IN (SELECT hour FROM changed_hours)
        AND toDate(opened_at) IN (SELECT toDate(hour) FROM changed_hours)
    )`

const summedHours = `
  SELECT account_id, hour, ${described}, sessions_count, bytes, duration
  FROM viewing_hours
  WHERE ${owned} AND filed_hour >= first_hour - INTERVAL 1 DAY AND filed_hour < end_hour
    AND hour >= first_hour AND hour < end_hour AND sessions_count > 0
    AND (account_id, filed_hour) NOT IN (SELECT account_id, hour FROM changed_hours)`

/** `hour` is when a day began where a whole day is known. */
const summedDays = `
  SELECT account_id, toDateTime(day, 'UTC') AS hour, ${described}, sessions_count, bytes, duration
  FROM viewing_days
  WHERE ${owned} AND filed_day >= first_day - 1 AND filed_day < end_day
    AND day >= first_day AND day < end_day AND sessions_count > 0
    AND (account_id, filed_day) NOT IN (SELECT account_id, toDate(hour) FROM changed_hours)`

/** Hours that no day stands for: those of cut days, and those of days in which an hour changed. */
const hoursBesideDays = `${summedHours}
    AND (
      hour < toDateTime(first_day, 'UTC') OR hour >= toDateTime(end_day, 'UTC')
      OR (account_id, toDate(filed_hour)) IN (SELECT account_id, toDate(hour) FROM changed_hours)
    )`

/** By the hour, for charts over time. */
export const viewingByHour = `WITH ${known} ${summedHours} UNION ALL ${counted}`

/** By as few rows as the range allows, for sums over all of it: months cost what their days cost. */
export const viewingAtAll = `WITH ${known} ${summedDays} UNION ALL ${hoursBesideDays} UNION ALL ${counted}`
