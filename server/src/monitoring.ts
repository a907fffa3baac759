import { statfs } from 'node:fs/promises'
import type { Modules } from './modules.ts'
import type { Platform } from './platform.ts'
import type { Part, Reading } from './platform/http/health.ts'
import type { Load } from './platform/http/progress.ts'
import { countJobs } from './platform/jobs/job-desk.ts'

/** The parts that `/readyz` names. */
export const healthParts = ({ database, jobs, statistics, blobs }: Platform): Part[] => [
  { name: 'database', ping: () => database.ping() },
  { name: 'jobs', ping: () => jobs.ping() },
  { name: 'statistics', ping: () => statistics.ping() },
  { name: 'files', ping: () => blobs.ping() },
]

/** Metrics of work that is stuck, for alerts. Those from the database are the same in every process. */
export const readingsOf = (
  { database, clock, jobs }: Platform,
  { branding, webhooks, refusedMails }: Modules,
): Reading[] => [
  {
    name: 'foyer_jobs',
    help: 'Jobs of all brands; failed ones wait for an operator, late ones for longer than five minutes',
    label: 'state',
    read: async () => ({ ...(await countJobs(database.pool)) }),
  },
  {
    name: 'foyer_timers',
    help: 'Periodic jobs; late ones should have been done twenty minutes ago',
    label: 'state',
    read: async () => ({ late: await jobs.lateTimers() }),
  },
  {
    name: 'foyer_database_connections',
    help: 'Connections of this process, and calls that wait for one',
    label: 'state',
    read: async () => {
      const { totalCount, idleCount } = database.pool
      return { busy: totalCount - idleCount, idle: idleCount, wanted: database.waiting() }
    },
  },
  {
    name: 'foyer_clock_skew_seconds',
    help: 'How far the clock that counts is ahead of this machine’s own',
    label: 'clock',
    read: async () => ({ database: clock.skew_ms / 1000 }),
  },
  {
    name: 'foyer_webhook_deliveries',
    help: 'Messages to other programs that are not delivered; dead ones were given up',
    label: 'state',
    read: async () => {
      const brands = await Promise.all(branding.all.map(({ key }) => webhooks.undelivered(key)))
      const sum = (state: 'dead' | 'waiting'): number => brands.reduce((total, brand) => total + brand[state], 0)
      return { dead: sum('dead'), waiting: sum('waiting') }
    },
  },
  {
    name: 'foyer_mails_refused',
    help: 'Mails of each brand that were given up since this process started, because the mail server refused their recipient',
    label: 'brand',
    read: async () => ({ ...Object.fromEntries(branding.all.map(({ key }) => [key, 0])), ...refusedMails() }),
  },
]

/** Not part of `/readyz`: pages can still be read, and no other process would be better off. */
export const writesPart = ({ database }: Platform): Part => ({
  name: 'writes',
  ping: async () => {
    if (!database.isWritable()) throw new Error('the database can only be read')
  },
})

/** How busy this process is. */
export const loadReading = (load: Load): Reading => ({
  name: 'foyer_calls',
  help: 'Ordinary calls under way, and those that were turned away since this process started because more was asked than it could do',
  label: 'state',
  read: async () => ({ ordinary: load.ordinary, turned_away: load.turned_away }),
})

/** The room on the disk of the data folder. On many machines the database and the logs are on the same disk. */
export const diskReading = (data: string): Reading => ({
  name: 'foyer_disk_free_bytes',
  help: 'What is left on the disk of the folder',
  label: 'folder',
  read: async () => {
    const { bavail, bsize } = await statfs(data)
    return { data: bavail * bsize }
  },
})
