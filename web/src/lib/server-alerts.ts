/** What a media server reports of itself, one alert per line: `error_disk: Disk is 94 % full`, or text without an id. */
export interface ServerAlert {
  /** A `warning` has an id that says so; an `external` one comes from outside and is not shown in its own words. */
  readonly kind: 'warning' | 'external' | 'remark'
  readonly id: string | undefined
  readonly text: string
}

/** Noise on nearly every virtual machine; nobody acts on it. */
const hiddenId = 'error_cpu_scaling_governor'
const warningMark = 'error_'
const externalMark = 'external_error'

const alertOf = (line: string): ServerAlert => {
  const id = /^[\w.-]+(?=:|\s|$)/.exec(line)?.[0]
  if (line.includes(externalMark)) return { kind: 'external', id: undefined, text: '' }
  if (id === undefined || !id.includes(warningMark)) return { kind: 'remark', id: undefined, text: line }
  const text = line.slice(id.length).replace(/^:?\s*/, '')
  return { kind: 'warning', id, text: text === '' ? id : text }
}

/** The alerts of a message, each once, without the one that is never shown. */
export const alertsOf = (message: string | null): readonly ServerAlert[] => {
  const lines = (message ?? '').split('\n').map((line) => line.trim())
  const alerts = lines.filter((line) => line !== '').map(alertOf)
  const shown = alerts.filter(({ id }) => id !== hiddenId)
  return [...new Map(shown.map((alert) => [`${alert.kind} ${alert.text}`, alert])).values()]
}

/** A stretch of text, with an address where it is a link. */
export interface TextPart {
  readonly text: string
  readonly href?: string
}

/** What ends a sentence or closes a bracket around an address is no part of it. */
const trimAddress = (address: string): string => {
  const end = address.replace(/[.,;:!?'"»”]+$/, '')
  return end.endsWith(')') && !end.includes('(') ? trimAddress(end.slice(0, -1)) : end
}

/** Cuts a text at its http and https addresses; the parts together are the text. */
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
