/** What a person calls the device behind a session. */
export interface Device {
  readonly browser: string | null
  readonly system: string | null
  readonly kind: 'computer' | 'phone' | 'tablet' | 'program'
}

type Names = readonly (readonly [pattern: RegExp, name: string])[]

/** Browsers also name those that they descend from, hence the order. */
const browsers: Names = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera)\b/, 'Opera'],
  [/\bYaBrowser\//, 'Yandex Browser'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|Chromium|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
]

const systems: Names = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]

const first = (names: Names, text: string): string | null => names.find(([pattern]) => pattern.test(text))?.[1] ?? null

const kindOf = (text: string, browser: string | null): Device['kind'] => {
  if (browser === null) return 'program'
  if (/\biPad\b|\bTablet\b/.test(text) || (/\bAndroid\b/.test(text) && !/\bMobile\b/.test(text))) return 'tablet'
  return /\biPhone\b|\bMobile\b/.test(text) ? 'phone' : 'computer'
}

/** Reads a User-Agent as far as its owner would know the device: no versions, which change with every update. */
export const deviceOf = (userAgent: string): Device => {
  const browser = first(browsers, userAgent)
  return { browser, system: first(systems, userAgent), kind: kindOf(userAgent, browser) }
}

/** `Firefox, Windows`; the program's own name where it is no browser, nothing where it gave none. */
export const deviceName = (userAgent: string): string => {
  const { browser, system } = deviceOf(userAgent)
  const known = [browser, system].filter((part) => part !== null)
  return known.length > 0 ? known.join(', ') : (userAgent.split(/[\s/(]/)[0] ?? '').slice(0, 40)
}
