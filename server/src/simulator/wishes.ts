import { parseArgs } from 'node:util'
import { StartError } from '../platform/start-error.ts'

/** What to simulate: media servers with viewers on one licence. */
export interface Wishes {
  readonly url: string
  readonly key: string
  readonly streams: number
  readonly viewers: number
  readonly servers: number
  /** Seconds between heartbeats. */
  readonly every: number
  /** Heartbeats per server; 0 means no end. */
  readonly beats: number
  readonly hostname: string
  readonly version: string
}

const options = {
  url: { type: 'string', default: 'http://127.0.0.1:8080' },
  key: { type: 'string' },
  streams: { type: 'string', default: '12' },
  viewers: { type: 'string', default: '40' },
  servers: { type: 'string', default: '1' },
  every: { type: 'string', default: '60' },
  beats: { type: 'string', default: '0' },
  hostname: { type: 'string', default: 'simulated' },
  version: { type: 'string', default: '26.11' },
} as const

const wholeNumber = (name: string, text: string, least: number): number => {
  const value = Number(text)
  if (!Number.isSafeInteger(value) || value < least)
    throw new StartError(`--${name} must be a whole number of at least ${least}, not ${text}.`)
  return value
}

/** Parses the command line. Throws a StartError that names the first invalid option. */
export const readWishes = (words: readonly string[]): Wishes => {
  const { values } = parseArgs({ args: [...words], options })
  const { key, url, hostname, version } = values
  if (key === undefined) throw new StartError('--key is needed: the licence key that the server runs on.')
  if (!URL.canParse(url)) throw new StartError(`--url is not a URL: ${url}.`)
  return {
    url,
    key,
    hostname,
    version,
    streams: wholeNumber('streams', values.streams, 1),
    viewers: wholeNumber('viewers', values.viewers, 0),
    servers: wholeNumber('servers', values.servers, 1),
    every: wholeNumber('every', values.every, 1),
    beats: wholeNumber('beats', values.beats, 0),
  }
}
