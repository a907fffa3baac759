import { expect, it } from 'vitest'
import { programName } from './program.ts'

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const chrome = `${webkit} Chrome/142.0.0.0 Safari/537.36`

it.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome}`, 'Chrome 142, Windows'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Edg/141.0.0.0`, 'Edge 141, Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', 'Firefox 144, Linux'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
    'Safari 26, iPhone',
  ],
  [
    `Mozilla/5.0 (Linux; Android 10; K) ${webkit} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet 28, Android',
  ],
  [`Mozilla/5.0 (SMART-TV; LINUX; Tizen 8.0) ${webkit} 108.0.5359.1/8.0 TV Safari/537.36`, 'Samsung TV'],
  [`Mozilla/5.0 (Web0S; Linux/SmartTV) ${chrome} WebAppManager`, 'LG TV'],
  [`Mozilla/5.0 (X11; Linux armv7l) ${chrome} CrKey/1.56.500000`, 'Chromecast'],
  ['AppleCoreMedia/1.0.0.22L572 (Apple TV; U; CPU OS 18_6 like Mac OS X; en_us)', 'Apple AVPlayer, Apple TV'],
  ['AppleCoreMedia/1.0.0.22G86 (iPhone; U; CPU OS 18_6 like Mac OS X; en_us)', 'Apple AVPlayer, iPhone'],
  ['NorthlightTV/4.18.2 (Linux;Android 14) AndroidXMedia3/1.8.0', 'NorthlightTV 4.18.2, Android'],
  ['Dalvik/2.1.0 (Linux; U; Android 11; AFTKA Build/RS8149.3209N)', 'Fire TV'],
  ['Roku/DVP-14.5 (14.5.4.5934-88)', 'Roku 14.5'],
  ['MAG540/2.20 (KHTML, like Gecko) stbapp ver: 6 rev: 4102', 'MAG540'],
  ['Mozilla/5.0 (QtEmbedded; U; Linux; C) AppleWebKit/533.3 (KHTML, like Gecko) MAG200 stbapp ver: 2', 'MAG200'],
  ['VLC/3.0.21 LibVLC/3.0.21', 'VLC 3.0.21'],
  ['Lavf/61.7.100', 'FFmpeg'],
  ['OBS/31.0', 'OBS Studio 31.0'],
  ['Mozilla/5.0 (compatible; OBS/30.2.3; Windows x64; FMSc/1.0)', 'OBS Studio 30.2.3, Windows'],
  ['LNX 9,0,124,2', 'RTMP, Linux'],
  ['srt-live-transmit/1.5.4', 'srt-live-transmit 1.5.4'],
  ['Kodi/21.1 (Windows NT 10.0.22631; Win64; x64) App_Bitness/64 Version/21.1', 'Kodi 21.1, Windows'],
  ['mpv 0.38.0', 'mpv 0.38.0'],
  ['simulated player', 'simulated player'],
  ['Mozilla/5.0', 'Mozilla/5.0'],
  ['<script>/1', '<script> 1'],
  ['vlc', 'vlc'],
  ['', ''],
])('STAT-16 %s is %s', (agent, name) => {
  expect(programName(agent)).toBe(name)
})
