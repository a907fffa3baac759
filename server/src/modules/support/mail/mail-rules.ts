const machineHeaders = ['list-id', 'x-autoreply', 'x-autorespond', 'x-auto-response-suppress', 'x-failed-recipients']

/** The headers examined below; no others are kept. */
export const signHeaders: ReadonlySet<string> = new Set([
  'auto-submitted',
  'precedence',
  'return-path',
  ...machineHeaders,
])

/** The parts of a mail that tell whether a person wrote it. */
export interface MailSigns {
  /** Limited to `signHeaders`. */
  readonly headers: ReadonlyMap<string, string>
  readonly from: string
  /** Our own addresses. */
  readonly own: readonly string[]
}

const robots = /^(mailer-daemon|postmaster|no-?reply|do-?not-?reply|bounces?)([+.-].*)?@/i

/** The sign that a program sent the mail; undefined if a person wrote it. Answering a program could loop for ever. */
export const machineSign = ({ headers, from, own }: MailSigns): string | undefined => {
  const said = (name: string): string => (headers.get(name) ?? '').trim().toLowerCase()
  if (!['', 'no'].includes(said('auto-submitted'))) return 'auto-submitted'
  if (/bulk|junk|list|auto_reply/.test(said('precedence'))) return 'precedence'
  const machine = machineHeaders.find((name) => headers.has(name))
  if (machine !== undefined) return machine
  if (said('return-path') === '<>') return 'return-path'
  if (robots.test(from)) return 'robot'
  return own.some((address) => address.toLowerCase() === from.toLowerCase()) ? 'own' : undefined
}

/** Separator that some mail programs put above a quote. */
const separator = /^-{2,} ?(original message|исходное сообщение)/i

/** Attribution lines that others put above a quote. */
const saysWhoWrote: readonly RegExp[] = [
  /^(on|am|le|el) .{4,200}(wrote|schrieb|a écrit|escribió):$/i,
  // Needs a digit or an address, because people also write like this about what a server said.
  /^(?=.*[\d@]).{4,200}(wrote|пишет|писал|писала|написал|написала)(\(а\))?:$/i,
]
const address = /[^\s<]@[^\s>]/

/** Attribution lines that give only time and sender; they contain a time or a year. */
const saysFromWhom = /^(?=.*(\d:\d\d|\b20\d\d\b)).{4,300}<\s?[^\s<>@]{1,100}@[^\s<>]{1,200}>:$/

/**
 * The beginning of an attribution line that some programs break in two: "on" or a date, possibly after the name of the
 * day.
 */
const opening = /^(on|am|le|el)\s|^(\p{L}{2,12}\.?,? )?\d{1,4}[\s./-]/iu

/** Lines above a forwarded message, which is the very reason for the mail. */
const forwardHead =
  /^-{2,} ?(forwarded message|пересылаемое сообщение|перенаправленное сообщение|weitergeleitete nachricht)|^(begin forwarded message|начало переадресованного сообщения|anfang der weitergeleiteten nachricht):$/i

/**
 * The header of a quote in Outlook: a From line, and close below it a line with the time. From alone is not enough: SIP
 * requests have From and To lines as well.
 */
const from = /^(from|от|von): .+$/i
const sent = /^(sent|date|отправлено|дата|gesendet|datum): /i

const isFromOutlook = ([line = '', ...following]: readonly string[]): boolean =>
  from.test(line) && following.slice(0, 3).some((other) => sent.test(other))

/** A rule of underscores. Outlook puts it above its header, but people and programs use it elsewhere too. */
const isRule = (line: string): boolean => /^_{20,}$/.test(line)

const isQuoted = (line: string): boolean => line.startsWith('>')

const isMarked = (line: string, markers: readonly string[]): boolean => markers.some((marker) => line.includes(marker))

/**
 * Whether the line is an attribution. People also write about what servers "wrote", so it must contain an address, or a
 * quote or one of our letters must follow.
 */
const isHeadBefore = (line: string, following: readonly string[], markers: readonly string[]): boolean => {
  const next = following.find((other) => other !== '') ?? ''
  const isFollowed = isQuoted(next) || isMarked(next, markers)
  if (saysWhoWrote.some((head) => head.test(line))) return isFollowed || address.test(line)
  return isFollowed && saysFromWhom.test(line)
}

/** How many lines from this one on form the header of a quote: 0 if it is none, 2 for a broken attribution line. */
const headAt = (lines: readonly string[], at: number, markers: readonly string[]): 0 | 1 | 2 => {
  const [line = '', ...following] = lines.slice(at, at + 7).map((one) => one.trim())
  if (isRule(line)) return isFromOutlook(following.filter((other) => other !== '')) ? 1 : 0
  if (from.test(line)) return isFromOutlook([line, ...following]) ? 1 : 0
  if (separator.test(line) || isHeadBefore(line, following, markers)) return 1
  const [next = '', ...others] = following
  // The sender's own line above an attribution is not part of it.
  const isBroken = opening.test(line) && next !== '' && !opening.test(next)
  return isBroken && isHeadBefore(`${line} ${next}`, others, markers) ? 2 : 0
}

const lastOwn = (lines: readonly string[]): number => lines.findLastIndex((line) => line !== '' && !isQuoted(line))

/** The signature delimiter ends in a space (RFC 3676, section 4.3), which some programs drop. */
const signatureMark = '-- '
const isBareMark = (line: string): boolean => line === signatureMark.trimEnd()
const isMark = (line: string): boolean => line === signatureMark || isBareMark(line)

/** The most lines of a signature, and the most characters in each. */
const [mostLines, mostLetters] = [10, 80]

/**
 * Removes the signature after the last delimiter if it consists of a few short lines. Logs and tables contain such
 * delimiters too, and keeping a word too many is better than losing one. After a delimiter without its space there may
 * be only one paragraph. `grep` separates its matches with such lines, so among several of them an empty line must come
 * before it.
 */
const withoutSignature = (lines: readonly string[]): readonly string[] => {
  const at = lines.findLastIndex(isMark)
  if (at < 0) return lines
  const behind = lines.slice(at + 1, lastOwn(lines) + 1)
  const isBare = isBareMark(lines[at] ?? '')
  const isAmongOthers = lines.filter(isBareMark).length > 1 && (lines[at - 1] ?? '') !== ''
  const isLog = isBare && (behind.includes('') || isAmongOthers)
  const isShort = behind.length <= mostLines && behind.every((line) => line.length <= mostLetters)
  return isShort && !isLog ? lines.slice(0, at) : lines
}

const together = (lines: readonly string[]): string =>
  lines
    .map((line) => line.trimEnd())
    .join('\n')
    .trim()

const written = (lines: readonly string[]): string => together(lines.slice(0, lastOwn(lines) + 1))

/**
 * What the sender wrote between and below quoted lines. `lines` begins with the header of the quote, of up to two
 * lines. If one of our letters is included unquoted, nobody can tell what was written into it.
 */
const writtenBelow = (lines: readonly string[], markers: readonly string[]): string => {
  const letter = lines.findIndex((line) => !isQuoted(line) && isMarked(line, markers))
  const shown = letter < 0 ? lines : lines.slice(0, letter)
  const quote = shown.findIndex(isQuoted)
  const head = shown.slice(0, Math.max(quote, 0)).filter((line) => line !== '')
  if (quote < 0 || head.length > 2) return ''
  const below = withoutSignature(shown.slice(quote))
  const heads = below.map((_, at) => headAt(below, at, markers))
  return written(below.filter((line, at) => !isQuoted(line) && heads[at] === 0 && heads[at - 1] !== 2))
}

/** What stands above a quote or a forwarded message, without the signature that many programs put in between. */
const writtenAbove = (lines: readonly string[]): string => written(withoutSignature(lines))

/** Lines with trailing blanks removed, except for the space of a signature delimiter. */
const linesOf = (text: string): readonly string[] =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .split('\n')
    .map((line) => (line === signatureMark ? line : line.trimEnd()))

/** Where the quote or the forwarded message begins; negative if the sender wrote all of it. */
const quoteAt = (lines: readonly string[], markers: readonly string[]): number =>
  lines.findIndex(
    (line, index) => forwardHead.test(line.trim()) || isMarked(line, markers) || headAt(lines, index, markers) > 0,
  )

/** Lines that are no answer by themselves: greetings, pointers to where the answer is, and footers of phones. */
const greeting =
  /^(hi|hello|hey|dear|good (morning|day|afternoon|evening)|hallo|guten (tag|morgen|abend)|здравствуйте|добрый (день|вечер)|доброе утро|привет)(?!\p{L})[^.?!:]{0,40}[,.!:]?$/iu
const pointer =
  /(?<!\p{L})(below|in-?line|in (red|blue|green|colou?r)|ниже|в тексте|(красн|син|зел[её]н)(ым|им)|unten|im text|in rot)(?!\p{L})/iu
const device = /^(sent from|get outlook for|отправлено (с|из)|gesendet von|von meinem) /iu

/** A longer line says more than where to look. */
const mostOfPointer = 120

const saysNothing = (line: string): boolean =>
  line === '' || greeting.test(line) || device.test(line) || (line.length <= mostOfPointer && pointer.test(line))

/** A header field of a quote, such as `To: Ada`. */
const field = /^\p{L}[\p{L} -]{1,20}: ?/u
const mostFields = 10

/** Removes quoted lines and headers of quotes with their fields. */
const withoutHeads = (lines: readonly string[], markers: readonly string[]): readonly string[] => {
  const left: string[] = []
  let fields = 0
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? ''
    const head = headAt(lines, at, markers)
    if (head > 0) {
      at += head - 1
      fields = mostFields
    } else if (fields > 0 && field.test(line.trim())) fields -= 1
    else {
      fields = 0
      if (!isQuoted(line)) left.push(line)
    }
  }
  return left
}

/** The text of a mail: what its sender certainly wrote, and what they may have written. */
export interface WrittenWords {
  /** What they wrote or forwarded, without the message they answer and without their signature. */
  readonly own: string
  /**
   * Set only if there is nothing above the quote, or no more than a greeting. It is then the unmarked quote, as Outlook
   * makes it: the sender's answers may be in between.
   */
  readonly doubtful: string
  /** Whether `own` covers the whole mail, with nothing quoted. */
  readonly isAll: boolean
}

/** Separates what the sender wrote from what they quote. `markers` are lines that our own letters contain. */
export const writtenWords = (text: string, markers: readonly string[]): WrittenWords => {
  const lines = linesOf(text)
  const at = quoteAt(lines, markers)
  if (at < 0) return { own: writtenAbove(lines), doubtful: '', isAll: true }
  const above = writtenAbove(lines.slice(0, at))
  const rest = lines.slice(at)
  const [head = ''] = rest
  if (forwardHead.test(head.trim())) return { own: `${above}\n\n${together(rest)}`.trim(), doubtful: '', isAll: true }
  const below = writtenBelow(rest, markers)
  // Outlook uses the same header for replies and forwards. Without any text above it, a message that is not ours is
  // taken for a forward.
  const isOurs = rest.some((line) => isMarked(line, markers))
  const isOutlooks = from.test(head.trim()) || isRule(head.trim())
  if (above === '' && isOutlooks && !isOurs) return { own: together(rest), doubtful: '', isAll: true }
  const isTold = below !== '' || !above.split('\n').every(saysNothing)
  return {
    // Some greet above the quote, and answer each question below it.
    own: `${above}\n\n${below}`.trim(),
    doubtful: isTold ? '' : together(withoutHeads(rest, markers)),
    isAll: false,
  }
}
