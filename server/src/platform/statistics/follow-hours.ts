import { hourSeconds } from '@foyer/contract/vocabulary/durations.ts'
import { changedIn, lastHour, look, outlastingIn } from './changed-hours.ts'
import type { Rows, StatisticsEngine, StatisticsStore } from './engine.ts'
import { createHourMarks, type HourMarks } from './hour-marks.ts'

/**
 * Answers from memory which hours have changed (`changed-hours.ts`), for an engine that only this process writes to: the
 * marks of an account are read once and then kept up to date with every insert.
 */

/** The marks of an insert, by account. */
type Filed = ReadonlyMap<string, HourMarks>

const nameOf = (tenant: unknown, account: unknown): string => `${String(tenant)} ${String(account)}`

const filedBy = (rows: Rows): Filed => {
  const filed = new Map<string, HourMarks>()
  for (const { tenant, account_id, opened_at, started_at, closed, closed_at, utc_ms } of rows) {
    const name = nameOf(tenant, account_id)
    const marks = filed.get(name) ?? createHourMarks()
    filed.set(name, marks)
    const hour = Math.floor(Number(opened_at) / 1_000 / hourSeconds) * hourSeconds
    const started = Number(started_at ?? opened_at)
    const ended = Math.max(started, Number(closed === true ? closed_at : utc_ms))
    marks.add({
      hour,
      changed: true,
      states: 1,
      late_ms: started - Number(opened_at),
      watched_hours: Math.floor((ended / 1_000 - hour) / hourSeconds) + 1,
    })
  }
  return filed
}

const follow = (marks: HourMarks, more: HourMarks | undefined): void => {
  for (const mark of more?.between(0, Number.POSITIVE_INFINITY) ?? []) marks.add(mark)
}

/** The maximum number of accounts whose marks are cached. Beyond it, the least recently used is dropped. */
const mostAccounts = 200

/** The marks of an account. Inserts made while they are being read are added to them afterwards. */
interface Known {
  readonly meanwhile: Filed[]
  readonly marks: Promise<HourMarks>
  read: HourMarks | undefined
}

/** All hours of an account, ten thousand at most, so that every range can be answered. */
const allHours = { from: 0, to: lastHour }

/** Returns a cache entry and makes it the most recently used. */
const recall = (accounts: Map<string, Known>, name: string): Known | undefined => {
  const known = accounts.get(name)
  if (known === undefined) return undefined
  accounts.delete(name)
  accounts.set(name, known)
  return known
}

const forgetOldest = (accounts: Map<string, Known>): void => {
  for (const oldest of accounts.keys()) {
    if (accounts.size <= mostAccounts) return
    accounts.delete(oldest)
  }
}

const knowMarks = (store: StatisticsStore) => {
  const accounts = new Map<string, Known>()
  const underWay = new Set<Filed>()

  const lookFor = (tenant: string, account_ids: readonly string[]): void => {
    const looked = look(store, { tenant, account_ids, ...allHours })
    for (const account of account_ids) {
      const name = nameOf(tenant, account)
      const meanwhile = [...underWay]
      const marks = looked.then((found) => {
        const own = found.get(account) ?? createHourMarks()
        for (const filed of meanwhile) follow(own, filed.get(name))
        known.read = own
        return own
      })
      const known: Known = { meanwhile, marks, read: undefined }
      accounts.set(name, known)
      const forget = (): void => {
        if (accounts.get(name) === known) accounts.delete(name)
      }
      marks.catch(forget)
    }
  }

  return {
    /** Called before the insert, so that no read takes an hour for summed while new rows are arriving in it. */
    begin: (filed: Filed): void => {
      underWay.add(filed)
      for (const [name, more] of filed) {
        const known = accounts.get(name)
        if (known?.read === undefined) known?.meanwhile.push(filed)
        else follow(known.read, more)
      }
    },
    end: (filed: Filed): void => {
      underWay.delete(filed)
    },
    forget: (): void => accounts.clear(),
    of: (tenant: string, account_ids: readonly string[]): Promise<HourMarks[]> => {
      const unknown = account_ids.filter((account) => !accounts.has(nameOf(tenant, account)))
      if (unknown.length > 0) lookFor(tenant, unknown)
      const asked = account_ids.flatMap((account) => {
        const known = recall(accounts, nameOf(tenant, account))
        return known === undefined ? [] : [known.marks]
      })
      // Last, because a single read may ask for more accounts than the cache holds.
      forgetOldest(accounts)
      return Promise.all(asked)
    },
  }
}

/** Wraps an engine that only this process writes to, and keeps `changedHours` up to date with its inserts. */
export const followHours = (store: StatisticsStore): StatisticsEngine => {
  const known = knowMarks(store)
  return {
    ...store,
    changedHours: async (range) => changedIn(await known.of(range.tenant, range.account_ids), range),
    outlastingHours: async ({ tenant, account_ids, before, watched_at }) => {
      const all = await known.of(tenant, account_ids)
      return outlastingIn(all.flatMap((marks) => [...marks.outlasting(watched_at, before)]))
    },
    insert: async (table, rows) => {
      if (table !== 'heard_sessions') return store.insert(table, rows)
      const filed = filedBy(rows)
      known.begin(filed)
      try {
        await store.insert(table, rows)
      } finally {
        known.end(filed)
      }
    },
    command: async (sql, params) => {
      // Commands write marks too, for example those of roll-up.ts. Everything read before or during one is discarded.
      try {
        await store.command(sql, params)
      } finally {
        known.forget()
      }
    },
  }
}
