import { deviceOf } from '@foyer/contract/account/device.ts'

type Names = readonly (readonly [pattern: RegExp, name: string])[]

/** Devices with a built-in player: the engine version inside a TV means nothing to its owner. */
const devices: Names = [
  [/\bTizen\b|\bSMART-TV\b/, 'Samsung TV'],
  [/\bWeb0S\b|\bwebOS\b/, 'LG TV'],
  [/\bCrKey\b/, 'Chromecast'],
  [/\bBRAVIA\b/, 'Sony TV'],
  [/\bPlayStation\b/, 'PlayStation'],
  [/\bXbox\b/, 'Xbox'],
  [/^Dalvik\/.*\bAFT\w+/, 'Fire TV'],
  [/^Dalvik\//, 'Android'],
]

/** Players that identify themselves by a library or protocol. */
const players: Names = [
  [/\bOBS\b|^obs-studio\b/, 'OBS Studio'],
  [/\bVLC\b|\bLibVLC\b/, 'VLC'],
  [/^Lavf\//, 'FFmpeg'],
  [/^AppleCoreMedia\//, 'Apple AVPlayer'],
  [/^(?:LNX|WIN|MAC) \d+,\d/, 'RTMP'],
]

/** Where to find the version; if a version is not the program's own, it is left out. */
const versions: Readonly<Record<string, RegExp>> = {
  Edge: /\bEdg(?:e|A|iOS)?\/(\d+)/,
  Opera: /\bOPR\/(\d+)/,
  'Yandex Browser': /\bYaBrowser\/(\d+)/,
  'Samsung Internet': /\bSamsungBrowser\/(\d+)/,
  Vivaldi: /\bVivaldi\/(\d+\.\d+)/,
  Firefox: /\b(?:Firefox|FxiOS)\/(\d+)/,
  Chrome: /\b(?:Chrome|Chromium|CriOS|HeadlessChrome)\/(\d+)/,
  Safari: /\bVersion\/(\d+)/,
  'OBS Studio': /\bobs(?:-studio)?\/(\d[\d.]*)/i,
  VLC: /\b(?:Lib)?VLC\/(\d[\d.]*)/,
}

const systems: Names = [
  [/\bApple ?TV\b/, 'Apple TV'],
  [/\bAFT\w+|\bFire ?TV\b/, 'Fire TV'],
  [/^LNX /, 'Linux'],
  [/^WIN /, 'Windows'],
  [/^MAC /, 'macOS'],
]

/** Apps and set-top boxes that start with their own name: `TiviMate/4.7.0 (Linux;Android 12)`, `MAG540/2.20 …`. */
const ownName = /^(?!Mozilla\/)([^/(;]{1,40})\/(?:[A-Za-z]+-)?(\d[\w.]{0,20})/
const box = /\bMAG ?\d{3}\b/

const first = (names: Names, text: string): string | undefined => names.find(([pattern]) => pattern.test(text))?.[1]

const withVersion = (name: string, version: string | undefined): string =>
  version === undefined ? name : `${name} ${version}`

const nameOf = (agent: string): string | undefined => {
  const known = first(players, agent) ?? box.exec(agent)?.[0] ?? deviceOf(agent).browser ?? undefined
  if (known !== undefined) return withVersion(known, versions[known]?.exec(agent)?.[1])
  const [, own, version] = ownName.exec(agent) ?? []
  return own === undefined ? undefined : withVersion(own, version)
}

/** The readable name of a player: `Chrome 142, Windows`, `VLC 3.0.21`, `Samsung TV`. An unknown user agent stays as it is. */
export const programName = (agent: string): string => {
  const device = first(devices, agent)
  if (device !== undefined) return device
  const name = nameOf(agent)
  if (name === undefined) return agent
  const system = first(systems, agent) ?? deviceOf(agent).system
  return system === null || box.test(agent) ? name : `${name}, ${system}`
}
