/** The vocabulary of the demo's viewing: streams, places, players. */

export const streamNames = [
  'news_24',
  'news_world',
  'sport_1',
  'sport_2',
  'football_live',
  'hockey_arena',
  'cinema_premiere',
  'cinema_classic',
  'comedy_hd',
  'drama_plus',
  'kids_planet',
  'cartoon_club',
  'family_hd',
  'nature_4k',
  'history',
  'science_lab',
  'travel',
  'kitchen_stories',
  'music_hits',
  'music_rock',
  'concert_hall',
  'business_daily',
  'weather',
  'regional_north',
  'regional_south',
  'harbour_camera',
  'parliament',
  'sunday_service',
  'auto_moto',
  'esports_arena',
  'fashion',
  'health_tv',
  'documentary_hd',
  'series_night',
  'thriller',
  'western',
  'shopping',
  'university_open',
  'radio_jazz',
  'radio_classic',
] as const

/** Each entry is repeated according to its frequency. */
export const protos = [
  ...Array.from({ length: 11 }, () => 'hls'),
  ...Array.from({ length: 4 }, () => 'dash'),
  ...Array.from({ length: 3 }, () => 'webrtc'),
  'rtmp',
  'srt',
] as const

/** Countries of viewers who do not live where the servers are. */
export const countries = [
  'DE',
  'GB',
  'FR',
  'NL',
  'PL',
  'ES',
  'IT',
  'SE',
  'US',
  'CA',
  'BR',
  'TR',
  'KZ',
  'IN',
  'AU',
] as const

export const browsers = [
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (iPad; CPU OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
] as const

export const devices = [
  'Mozilla/5.0 (SMART-TV; LINUX; Tizen 8.0) AppleWebKit/537.36 (KHTML, like Gecko) 108.0.5359.1/8.0 TV Safari/537.36',
  'Mozilla/5.0 (Web0S; Linux/SmartTV) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/108.0.5359.211 Safari/537.36 WebAppManager',
  'AppleCoreMedia/1.0.0.22L572 (Apple TV; U; CPU OS 18_6 like Mac OS X; en_us)',
  'AppleCoreMedia/1.0.0.22G86 (iPhone; U; CPU OS 18_6 like Mac OS X; en_us)',
  'NorthlightTV/4.18.2 (Linux;Android 14) AndroidXMedia3/1.8.0',
  'NorthlightTV/4.17.0 (Linux;Android 12) AndroidXMedia3/1.7.1',
  'Dalvik/2.1.0 (Linux; U; Android 11; AFTKA Build/RS8149.3209N)',
  'Roku/DVP-14.5 (14.5.4.5934-88)',
  'Mozilla/5.0 (X11; Linux armv7l) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/128.0.0.0 Safari/537.36 CrKey/1.56.500000',
  'MAG540/2.20 (KHTML, like Gecko) stbapp ver: 6 rev: 4102',
] as const

export const players = [
  'VLC/3.0.21 LibVLC/3.0.21',
  'Lavf/61.7.100',
  'OBS/31.0',
  'LNX 9,0,124,2',
  'srt-live-transmit/1.5.4',
] as const

/** The weight of each hour of the day, in UTC: quiet nights, a lunch break, the evening. */
export const dailyCurve = [
  38, 24, 15, 10, 8, 9, 16, 28, 36, 38, 40, 44, 50, 50, 47, 48, 55, 68, 84, 97, 100, 90, 72, 54,
] as const

/** The weight of each day of the week from Monday, in percent. */
export const weeklyCurve = [88, 86, 89, 92, 105, 128, 122] as const
