import type { Stats, StatsServer } from '@foyer/contract/licensing/stats.ts'
import { alertOf, type ServerAlert } from '@foyer/contract/vocabulary/server-alert.ts'
import { idBesideName } from './server-names.ts'

const keyOf = ({ kind, text }: ServerAlert): string => `${kind} ${text}`

/** The alerts in a message, without duplicates and without the one that is never shown. */
export const alertsOf = (message: string | null): readonly ServerAlert[] => {
  const lines = (message ?? '').split('\n').map((line) => line.trim())
  const shown = lines.filter((line) => line !== '').flatMap((line) => alertOf(line) ?? [])
  return [...new Map(shown.map((alert) => [keyOf(alert), alert])).values()]
}

export interface PlacedAlert extends ServerAlert {
  /** The names of the servers that raise this alert. */
  readonly servers: readonly string[]
}

/**
 * While an update is being rolled out, the previous server version may answer this page; it does not say which server
 * an alert belongs to.
 */
type MaybeTelling = Pick<StatsServer, 'hostname'> & Partial<Pick<StatsServer, 'server_id' | 'alerts'>>

interface Alerted extends Pick<Stats, 'error_notification_msg'> {
  readonly servers: readonly MaybeTelling[]
}

/**
 * A licence's alerts with the servers that raise them. With a single server there is nothing to tell apart, and the
 * vendor's own note belongs to no server.
 */
export const placedAlerts = ({ error_notification_msg, servers }: Alerted): readonly PlacedAlert[] => {
  const idOf = idBesideName(servers)
  const ofServers = servers.map((server) => {
    const id = idOf(server)
    const { hostname, alerts = [] } = server
    return { name: id === undefined ? hostname : `${hostname} (${id})`, keys: alertsOf(alerts.join('\n')).map(keyOf) }
  })
  const namesOf = (key: string) => ofServers.filter(({ keys }) => keys.includes(key)).map(({ name }) => name)
  return alertsOf(error_notification_msg).map((alert) => ({
    ...alert,
    servers: servers.length > 1 ? namesOf(keyOf(alert)) : [],
  }))
}

/** A stretch of text, with an address if it is a link. */
export interface TextPart {
  readonly text: string
  readonly href?: string
}

/** Punctuation that ends a sentence or closes a bracket after an address is not part of it. */
const trimAddress = (address: string): string => {
  const end = address.replace(/[.,;:!?'"»”]+$/, '')
  return end.endsWith(')') && !end.includes('(') ? trimAddress(end.slice(0, -1)) : end
}

/** Splits a text at its http and https addresses; the parts joined give the text again. */
export const linkParts = (text: string): readonly TextPart[] => {
  const parts: TextPart[] = []
  let from = 0
  for (const { 0: found, index } of text.matchAll(/\bhttps?:\/\/[^\s<>]+/g)) {
    const href = trimAddress(found)
    if (!URL.canParse(href)) continue
    if (index > from) parts.push({ text: text.slice(from, index) })
    parts.push({ text: href, href })
    from = index + href.length
  }
  if (from < text.length) parts.push({ text: text.slice(from) })
  return parts
}
