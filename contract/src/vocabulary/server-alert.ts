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

/** A bare id in words: `error_licence_lost` is "Licence lost". */
const wordsOf = (id: string): string => {
  const words = id
    .slice(id.indexOf(warningMark) + warningMark.length)
    .replaceAll(/[_.-]+/g, ' ')
    .trim()
  return words === '' ? id : words.charAt(0).toUpperCase() + words.slice(1)
}

/** What one line says; undefined where it is never shown. */
export const alertOf = (line: string): ServerAlert | undefined => {
  const id = /^[\w.-]+(?=:|\s|$)/.exec(line)?.[0]
  if (id === hiddenId) return undefined
  if (line.includes(externalMark)) return { kind: 'external', id: undefined, text: '' }
  if (id === undefined || !id.includes(warningMark)) return { kind: 'remark', id: undefined, text: line }
  const text = line.slice(id.length).replace(/^:?\s*/, '')
  return { kind: 'warning', id, text: text === '' ? wordsOf(id) : text }
}

/** Whether a line means that something is wrong with the server; what is never shown does not. */
export const isWarning = (line: string): boolean => line.includes(warningMark) && alertOf(line) !== undefined

/** What a line has in common with those that tell later of the same, in other words or with other figures: its id, else all that it says. */
export const subjectOf = (line: string): string => /(?<![\w.-])[\w.-]*error_[\w.-]*/.exec(line)?.[0] ?? line
