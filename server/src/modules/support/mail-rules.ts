/** The parts of a mail that tell whether a person wrote it. */
export interface MailSigns {
  /** Names in small letters. */
  readonly headers: ReadonlyMap<string, string>
  readonly from: string
  /** Our own addresses. */
  readonly own: readonly string[]
}

const robots = /^(mailer-daemon|postmaster|no-?reply|do-?not-?reply|bounces?)([+.-].*)?@/i

/** Why a mail is the work of a machine; undefined for what a person wrote. Answering a machine would go round for ever. */
export const machineSign = ({ headers, from, own }: MailSigns): string | undefined => {
  const said = (name: string): string => (headers.get(name) ?? '').trim().toLowerCase()
  if (!['', 'no'].includes(said('auto-submitted'))) return 'auto-submitted'
  if (/bulk|junk|list|auto_reply/.test(said('precedence'))) return 'precedence'
  for (const name of ['list-id', 'x-autoreply', 'x-autorespond', 'x-auto-response-suppress', 'x-failed-recipients'])
    if (headers.has(name)) return name
  if (said('return-path') === '<>') return 'return-path'
  if (robots.test(from)) return 'robot'
  return own.some((address) => address.toLowerCase() === from.toLowerCase()) ? 'own' : undefined
}

/** Lines with which mail programs begin what they quote. */
const quoteHeads: readonly RegExp[] = [
  /^-{2,} ?(original message|исходное сообщение|пересылаемое сообщение|forwarded message)/i,
  /^_{20,}$/,
  /^(on|am|le|el) .{4,200}(wrote|schrieb|a écrit|escribió):$/i,
  /^.{4,200}(wrote|пишет|писал|писала|написал|написала)(\(а\))?:$/i,
  /^(from|от|von): .+$/i,
]

const isQuoteHead = (line: string, next: string): boolean =>
  quoteHeads.some((head) => head.test(line) || (next !== '' && head.test(`${line} ${next}`)))

const isQuoted = (line: string): boolean => line.startsWith('>')

/** What the sender wrote themselves: nothing of what they answer to, nor their signature. `markers` stand in our own letters. */
export const ownWords = (text: string, markers: readonly string[]): string => {
  const lines = text
    .replaceAll(/\r\n?/g, '\n')
    .split('\n')
    .map((line) => line.trimEnd())
  const at = lines.findIndex(
    (line, index) =>
      line === '--' ||
      line === '-- ' ||
      markers.some((marker) => line.includes(marker)) ||
      isQuoteHead(line.trim(), (lines[index + 1] ?? '').trim()),
  )
  const own = at < 0 ? lines : lines.slice(0, at)
  while (own.length > 0 && (own.at(-1) === '' || isQuoted(own.at(-1) ?? ''))) own.pop()
  return own.join('\n').trim()
}
