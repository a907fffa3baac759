import { createHash } from 'node:crypto'
import { daySeconds, minuteMs } from '@foyer/contract/vocabulary/durations.ts'
import type { ServerReport } from '../../modules/licensing/index.ts'
import type { ServerPlan } from '../plans.ts'
import { dailyCurve } from '../viewing/programme.ts'

const fraction = (text: string): number => createHash('sha256').update(text).digest().readUInt32BE() / 2 ** 32

/** A value between -1 and 1, always the same for a server and minute, that changes slowly from minute to minute. */
const drift = (hostname: string, minute: number): number => {
  const at = minute / 7
  const before = Math.floor(at)
  const [a, b] = [fraction(`${hostname} ${before}`), fraction(`${hostname} ${before + 1}`)]
  return 2 * (a + (b - a) * (at - before)) - 1
}

/** The share of the evening peak that is watched at this time, from 0 to 1. */
const loadAt = (at: Date): number => {
  const hour = at.getUTCHours()
  const peak = Math.max(...dailyCurve)
  const [here = 0, next = 0] = [dailyCurve[hour], dailyCurve[(hour + 1) % 24]]
  return (here + ((next - here) * at.getUTCMinutes()) / 60) / peak
}

const percent = (value: number): number => Math.round(Math.min(99, Math.max(1, value)) * 10) / 10

/** Incoming Mbps per channel. */
const ingest = 26

/** Seconds since the last restart. Every server restarts once every few weeks for updates. */
const lifetimeOf = (hostname: string, at: Date): number => {
  const cycle = Math.round(daySeconds * (19 + 24 * fraction(`${hostname} cycle`)))
  return Math.floor(at.getTime() / 1000 + cycle * fraction(`${hostname} start`)) % cycle
}

export type Figures = Omit<ServerReport, 'tenant' | 'deliverable_id' | 'server_id' | 'seen_at'>

/** Stored in the server's own files, so it does not change when the server moves. */
export const serverIdOf = ({ hostname }: Pick<ServerPlan, 'hostname'>): string =>
  createHash('sha256').update(`server ${hostname}`).digest('hex').slice(0, 20)

/** What the server would report at this time; it depends on the time alone. */
export const figuresAt = (server: ServerPlan, at: Date): Figures => {
  const { hostname, ip, country, version, medias, alerts = [] } = server
  const wave = drift(hostname, Math.floor(at.getTime() / minuteMs))
  const load = loadAt(at) * (1 + 0.04 * wave)
  const sessions = Math.round(server.viewers * load)
  return {
    hostname,
    ip,
    country,
    version,
    medias,
    alerts,
    sessions,
    in_bandwidth: Math.round(medias * ingest * (1 + 0.02 * wave) * 10) / 10,
    out_bandwidth: Math.round(sessions * server.rate * 10) / 10,
    cpu: percent(server.cpu * (0.35 + 0.65 * load)),
    memory: percent(server.memory * (0.85 + 0.15 * load)),
    lifetime: lifetimeOf(hostname, at),
  }
}
