import pg from 'pg'
import type { Clock } from '../clock.ts'
import type { Absence } from './absence.ts'

/** Learns of changes that any process commits, by PostgreSQL's LISTEN/NOTIFY. */
export interface Changes {
  /** Caches what `load` returns until the channel reports a change. Nothing is cached while the connection is down. */
  cached<Value>(channel: string, load: (key: string) => Promise<Value>): Cached<Value>
  close(): Promise<void>
}

export interface Cached<Value> {
  get(key: string): Promise<Value>
  /** Clears the cache in the process that made the change: its next read must see the change even if the notification is late. */
  forget(): void
}

/** Limits the age of cached values in case the connection is dead without an error. */
const keptAtMostMs = 60_000
const reconnectMs = 1_000

interface Line {
  /** Must be called before the connection is first opened. */
  listen(channel: string, onChange: () => void): void
  isLive(): boolean
  close(): Promise<void>
}

/** One connection for all channels, opened on first use and reopened when it is lost. */
const openLine = (url: string, absence: Absence): Line => {
  const channels = new Map<string, () => void>()
  let line: pg.Client | null = null
  let isLive = false
  let isClosed = false

  const tellAll = (): void => {
    for (const onChange of channels.values()) onChange()
  }

  const lose = (client: pg.Client): void => {
    if (client !== line) return
    line = null
    isLive = false
    tellAll()
    if (!isClosed) setTimeout(() => void connect(), reconnectMs).unref()
  }

  const connect = async (): Promise<void> => {
    if (isClosed || line !== null) return
    const client = new pg.Client({ connectionString: url, application_name: 'foyer changes', keepAlive: true })
    line = client
    client.on('notification', ({ channel }) => channels.get(channel)?.())
    client.on('error', absence.lost)
    client.on('end', () => lose(client))
    try {
      await client.connect()
      for (const channel of channels.keys()) await client.query(`listen ${pg.escapeIdentifier(channel)}`)
      // Notifications sent before the connection was open were missed, so every channel counts as changed.
      tellAll()
      isLive = true
    } catch (error) {
      absence.lost(error)
      lose(client)
      await client.end().catch(() => undefined)
    }
  }

  return {
    listen: (channel, onChange) => {
      channels.set(channel, onChange)
      queueMicrotask(() => void connect())
    },
    isLive: () => isLive,
    close: async () => {
      isClosed = true
      await line?.end()
    },
  }
}

interface Kept<Value> {
  readonly value: Promise<Value>
  readonly until: number
}

export const createChanges = (url: string, absence: Absence, clock: Clock): Changes => {
  const line = openLine(url, absence)
  return {
    cached: <Value>(channel: string, load: (key: string) => Promise<Value>): Cached<Value> => {
      // A load in progress during a change is dropped together with the map, so later callers do not get its value.
      const kept = new Map<string, Kept<Value>>()
      const forget = (): void => kept.clear()
      line.listen(channel, forget)
      return {
        forget,
        get: (key) => {
          const now = clock.now().getTime()
          const known = kept.get(key)
          if (known !== undefined && line.isLive() && known.until > now) return known.value
          const entry = { value: load(key), until: now + keptAtMostMs }
          kept.set(key, entry)
          entry.value.catch(() => {
            if (kept.get(key) === entry) kept.delete(key)
          })
          return entry.value
        },
      }
    },
    close: () => line.close(),
  }
}
