/**
 * Generates play sessions from row numbers. Each value is a hash of the seed and the number, so the same call generates
 * the same viewing, shifted to its end. The vocabulary and servers are bound parameters.
 *
 * - `slots`, `ranks` and `places` are urns: an entry occurs as often as it is to be drawn.
 * - Every seventh visit continues the previous one, as when a player reconnects.
 * - A person has tastes, a place, a device and a connection speed; few people watch a lot.
 * - A session that would end after the end is still open, with its last event within the last minute.
 */
export const fillPlaySessions = `
  INSERT INTO heard_sessions
    (tenant, account_id, deliverable_id, server_id, hostname, server_ip, server_country, session_id, stream_name, proto,
      ip, country, user_id, user_agent, referer, bytes, duration, opened_at, started_at, closed_at, closed, utc_ms)
  WITH
    {seed:UInt64} AS seed, {ends_ms:UInt64} AS ends, {days:UInt32} * 24 AS hours,
    {streams:Array(String)} AS all_streams, {deliverable_ids:Array(String)} AS licences,
    arraySort((name, rank) -> rank + cityHash64(seed, name) % 10, all_streams, range(length(all_streams))) AS streams,
    (
      SELECT arrayFlatten(groupArray(arrayWithConstant(
        toUInt32({daily:Array(UInt16)}[1 + toHour(began)] * {weekly:Array(UInt16)}[toDayOfWeek(began)]
          * (93 + cityHash64(seed, toDate(began)) % 15) / 10000),
        number)))
      FROM (SELECT toUInt32(number) AS number,
        toDateTime(intDiv({ends_ms:UInt64}, 1000) - ({days:UInt32} * 24 - number) * 3600, 'UTC') AS began
        FROM numbers({days:UInt32} * 24))
    ) AS slots,
    arrayFlatten(arrayMap(rank -> arrayWithConstant(toUInt32(1000 / pow(rank + 1.5, 0.95)), rank), range(length(streams)))) AS ranks,
    arrayFlatten(arrayMap(place -> arrayWithConstant(12 - place, place), range(length(licences)))) AS places,

    if(number % 7 = 6, number - 1, number) AS visit,
    cityHash64(seed, visit) AS chance,
    cityHash64(seed, number, 1) AS luck,
    toUInt32(pow(chance % 1000003 / 1000003, 2.2) * {persons:UInt32}) AS person,
    cityHash64(seed, person, 2) AS nature,
    cityHash64(nature, bitShiftRight(chance, 20) % 6) AS taste,

    streams[1 + ranks[1 + taste % length(ranks)]] AS stream,
    {protos:Array(String)}[1 + bitShiftRight(taste, 24) % length({protos:Array(String)})] AS protocol,
    protocol IN ('rtmp', 'srt') AS by_player,
    protocol = 'webrtc' OR nature % 100 < 45 AS by_browser,
    places[1 + bitShiftRight(chance, 40) % length(places)] AS place,

    sqrt(-2 * log((1 + luck % 65521) / 65522)) * cos(2 * pi() * (bitShiftRight(luck, 16) % 65521) / 65521) AS normal,
    multiIf(by_player, 9.1 + 0.7 * normal, bitShiftRight(luck, 32) % 100 < 28, 3.2 + 0.8 * normal, 7.2 + 0.9 * normal) AS ln_seconds,
    toUInt32(least(greatest(exp(ln_seconds), 2), if(by_player, 43200, 18000))) AS seconds,
    ends - (hours - slots[1 + bitShiftRight(chance, 8) % length(slots)]) * 3600000 + chance % 3600000 AS planned,
    planned + if(visit < number, 5000 + luck % 1200000, 0) AS resumed,
    least(resumed, ends - 1500 - luck % 30000) AS started,
    started + seconds * 1000 + bitShiftRight(luck, 48) % 1000 < ends AS over,
    if(over, seconds, toUInt32(intDiv(ends - started, 1000))) AS watched
  SELECT
    {tenant:String}, {account_id:String}, licences[1 + place], {server_ids:Array(String)}[1 + place],
    {hostnames:Array(String)}[1 + place], {server_ips:Array(String)}[1 + place], {server_countries:Array(String)}[1 + place],
    toString(reinterpretAsUUID(concat(reinterpretAsFixedString(luck), reinterpretAsFixedString(cityHash64(seed, number, 3))))),
    stream, protocol,
    if(nature % 100 < 86, IPv4NumToString(toUInt32(1681915904 + bitShiftRight(nature, 8) % 4194304)),
      IPv6NumToString(toFixedString(concat(unhex('20010db8'), reinterpretAsFixedString(nature), unhex('00000001')), 16))),
    if(bitShiftRight(nature, 10) % 10 < 6, {server_countries:Array(String)}[1 + bitShiftRight(nature, 14) % length(licences)],
      {countries:Array(String)}[1 + bitShiftRight(nature, 18) % length({countries:Array(String)})]),
    if(bitShiftRight(nature, 30) % 100 < 62, concat('subscriber-', toString(100000 + person)), ''),
    multiIf(by_player, {players:Array(String)}[1 + nature % length({players:Array(String)})],
      by_browser, {browsers:Array(String)}[1 + bitShiftRight(nature, 36) % length({browsers:Array(String)})],
      {devices:Array(String)}[1 + bitShiftRight(nature, 36) % length({devices:Array(String)})]),
    if(by_browser AND NOT by_player AND nature % 3 > 0, concat('https://watch.example/live/', stream), ''),
    intDiv(toUInt64(watched) * [700, 1200, 2200, 3500, 3500, 5200, 5200, 8000][1 + bitShiftRight(nature, 44) % 8]
      * if(startsWith(stream, 'radio_'), 40, 800 + bitShiftRight(luck, 40) % 250), 8) + luck % 7919,
    watched,
    fromUnixTimestamp64Milli(toInt64(started - 40 - luck % 1400)),
    fromUnixTimestamp64Milli(toInt64(started)),
    fromUnixTimestamp64Milli(if(over, toInt64(started + seconds * 1000 + bitShiftRight(luck, 48) % 1000), 0)),
    over,
    if(over, started + seconds * 1000 + bitShiftRight(luck, 48) % 1000, greatest(started, ends - luck % 60000))
  FROM numbers_mt({sessions:UInt64})
  SETTINGS max_insert_threads = 4, min_insert_block_size_rows = 250000, min_insert_block_size_bytes = 0`
