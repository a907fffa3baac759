import { pino } from 'pino'
import { expect, it, vi } from 'vitest'
import { watchAbsence } from './absence.ts'

const refused = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' })
const patiently = { timeout: 30_000 }

/** A database that can be switched off, and the log lines about it. */
const watched = () => {
  const database = { isAway: false }
  const told: unknown[] = []
  const log = pino({ base: null, timestamp: false }, { write: (line) => told.push(JSON.parse(line)) })
  const ping = async (): Promise<void> => {
    if (database.isAway) throw refused
  }
  return { database, told, absence: watchAbsence(ping, log) }
}

it('F01 an unreachable database is reported once, and its return once, however many connections broke', async () => {
  const { database, told, absence } = watched()
  database.isAway = true
  for (let line = 0; line < 50; line += 1) expect(absence.explains(refused)).toBe(true)
  const away = { level: 50, msg: expect.stringContaining('does not answer'), reason: refused.message }
  await vi.waitFor(() => expect(told).toEqual([away]), patiently)
  // The job queue reports errors as plain objects, and keeps retrying.
  absence.lost({ message: 'Connection terminated unexpectedly', queue: 'mail' })
  database.isAway = false
  await vi.waitFor(() => expect(told).toEqual([away, { level: 40, msg: 'the database answers again' }]), patiently)
})

it('F01 a connection lost while the database is reachable is reported as that, and other errors are left to their callers', async () => {
  const { told, absence } = watched()
  absence.lost(Object.assign(new Error('terminating connection'), { code: '57P01' }))
  const lost = { level: 40, msg: 'a line to the database was lost', reason: 'terminating connection' }
  await vi.waitFor(() => expect(told).toEqual([lost]), patiently)
  expect(absence.explains(new Error('a column is missing'))).toBe(false)
})

it('F01 connections closed by Foyer’s shutdown are not reported', async () => {
  const { database, told, absence } = watched()
  absence.stop()
  database.isAway = true
  absence.lost({ code: '57P01', message: 'terminating connection due to administrator command' })
  await new Promise((resolve) => setImmediate(resolve))
  expect(told).toEqual([])
})
