const machineHeaders = ['list-id', 'x-autoreply', 'x-autorespond', 'x-auto-response-suppress', 'x-failed-recipients']

/** What is asked below, and nothing else. */
export const signHeaders: ReadonlySet<string> = new Set([
  'auto-submitted',
  'precedence',
  'return-path',
  ...machineHeaders,
])

/** The parts of a mail that tell whether a person wrote it. */
export interface MailSigns {
  /** Of `signHeaders`. */
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
  const machine = machineHeaders.find((name) => headers.has(name))
  if (machine !== undefined) return machine
  if (said('return-path') === '<>') return 'return-path'
  if (robots.test(from)) return 'robot'
  return own.some((address) => address.toLowerCase() === from.toLowerCase()) ? 'own' : undefined
}

/** What some mail programs draw above what they quote. */
const separator = /^-{2,} ?(original message|исходное сообщение)/i

/** Lines with which others begin it. */
const saysWhoWrote: readonly RegExp[] = [
  /^(on|am|le|el) .{4,200}(wrote|schrieb|a écrit|escribió):$/i,
  // With a day or an address: people write this of what a server said, too.
  /^(?=.*[\d@]).{4,200}(wrote|пишет|писал|писала|написал|написала)(\(а\))?:$/i,
]
const address = /[^\s<]@[^\s>]/

/** Those that say of it when it came and from whom, and no word more: with a time or a year. */
const saysFromWhom = /^(?=.*(\d:\d\d|\b20\d\d\b)).{4,300}<\s?[^\s<>@]{1,100}@[^\s<>]{1,200}>:$/

/** How a line begins that some break in two: with "on" or a day, in front of which its name may stand. */
const opening = /^(on|am|le|el)\s|^(\p{L}{2,12}\.?,? )?\d{1,4}[\s./-]/iu

/** Lines with which they begin what they pass on. What follows is why the mail was written. */
const forwardHead =
  /^-{2,} ?(forwarded message|пересылаемое сообщение|перенаправленное сообщение|weitergeleitete nachricht)|^(begin forwarded message|начало переадресованного сообщения|anfang der weitergeleiteten nachricht):$/i

/** What heads a quote of Outlook's, and the line that tells there when it was sent: requests of SIP have a From beside a To as well. */
const from = /^(from|от|von): .+$/i
const sent = /^(sent|date|отправлено|дата|gesendet|datum): /i

const isFromOutlook = ([line = '', ...following]: readonly string[]): boolean =>
  from.test(line) && following.slice(0, 3).some((other) => sent.test(other))

/** Outlook draws it above its head; people and programs draw it below theirs, too. */
const isRule = (line: string): boolean => /^_{20,}$/.test(line)

const isQuoted = (line: string): boolean => line.startsWith('>')

const isMarked = (line: string, markers: readonly string[]): boolean => markers.some((marker) => line.includes(marker))

/** People write of servers, too, what those wrote: an address stands in the line, or what is quoted, or one of our letters, follows. */
const isHeadBefore = (line: string, following: readonly string[], markers: readonly string[]): boolean => {
  const next = following.find((other) => other !== '') ?? ''
  const isFollowed = isQuoted(next) || isMarked(next, markers)
  if (saysWhoWrote.some((head) => head.test(line))) return isFollowed || address.test(line)
  return isFollowed && saysFromWhom.test(line)
}

/** How many lines, from this one on, head what is quoted behind them; none where they say something else. */
const headAt = (lines: readonly string[], at: number, markers: readonly string[]): 0 | 1 | 2 => {
  const [line = '', ...following] = lines.slice(at, at + 7).map((one) => one.trim())
  if (isRule(line)) return isFromOutlook(following.filter((other) => other !== '')) ? 1 : 0
  if (from.test(line)) return isFromOutlook([line, ...following]) ? 1 : 0
  if (separator.test(line) || isHeadBefore(line, following, markers)) return 1
  const [next = '', ...others] = following
  // An own line above a head is no part of it.
  const isBroken = opening.test(line) && next !== '' && !opening.test(next)
  return isBroken && isHeadBefore(`${line} ${next}`, others, markers) ? 2 : 0
}

const lastOwn = (lines: readonly string[]): number => lines.findLastIndex((line) => line !== '' && !isQuoted(line))

/** As mail programs write it, with a space behind (RFC 3676, section 4.3), which some leave out. */
const signatureMark = '-- '
const isBareMark = (line: string): boolean => line === signatureMark.trimEnd()
const isMark = (line: string): boolean => line === signatureMark || isBareMark(line)

/** Lines, and letters in each, that a signature has at most. */
const [mostLines, mostLetters] = [10, 80]

/**
 * The lines without the signature behind the last mark, which a few short ones are: logs and tables have such lines as well, and a word too
 * many is better than one that is lost. A bare mark has one paragraph behind it, and, as `grep` parts what it found by bare ones, where there
 * are several of them an empty line in front.
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
 * What stands between and below the lines that are quoted. `lines` begin with the head of the quote, which may take two. Where one of our
 * letters stands as it is, nobody can tell what was written into it.
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

/** What stands above a quote or something passed on, without the signature that many programs put in between. */
const writtenAbove = (lines: readonly string[]): string => written(withoutSignature(lines))

/** Lines as they are compared: a signature's mark is one by its space. */
const linesOf = (text: string): readonly string[] =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .split('\n')
    .map((line) => (line === signatureMark ? line : line.trimEnd()))

/** Where what the sender answers to, or passes on, begins; below zero where it is all theirs. */
const quoteAt = (lines: readonly string[], markers: readonly string[]): number =>
  lines.findIndex(
    (line, index) => forwardHead.test(line.trim()) || isMarked(line, markers) || headAt(lines, index, markers) > 0,
  )

/** What greets, says where the answer stands, or was put there by a telephone: an answer itself is none of it. */
const greeting =
  /^(hi|hello|hey|dear|good (morning|day|afternoon|evening)|hallo|guten (tag|morgen|abend)|здравствуйте|добрый (день|вечер)|доброе утро|привет)(?!\p{L})[^.?!:]{0,40}[,.!:]?$/iu
const pointer =
  /(?<!\p{L})(below|in-?line|in (red|blue|green|colou?r)|ниже|в тексте|(красн|син|зел[её]н)(ым|им)|unten|im text|in rot)(?!\p{L})/iu
const device = /^(sent from|get outlook for|отправлено (с|из)|gesendet von|von meinem) /iu

/** A line that says more than where to look is no longer. */
const mostOfPointer = 120

const saysNothing = (line: string): boolean =>
  line === '' || greeting.test(line) || device.test(line) || (line.length <= mostOfPointer && pointer.test(line))

/** Lines of a head, such as `To: Ada`. */
const field = /^\p{L}[\p{L} -]{1,20}: ?/u
const mostFields = 10

/** The lines without quoted ones and heads of quotes, with the fields behind those. */
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

/** What a sender wrote, and what nobody can tell by itself whether they did. */
export interface WrittenWords {
  /** What they wrote themselves, and what they pass on: nothing of what they answer to, nor their signature. */
  readonly own: string
  /**
   * Empty but where they wrote nothing above what they answer to, or no more than a greeting. Then what stands there unmarked, as Outlook
   * quotes: their answers may be in between.
   */
  readonly doubtful: string
  /** Whether it goes on to the end, with nothing quoted. */
  readonly isAll: boolean
}

/** `markers` stand in our own letters. */
export const writtenWords = (text: string, markers: readonly string[]): WrittenWords => {
  const lines = linesOf(text)
  const at = quoteAt(lines, markers)
  if (at < 0) return { own: writtenAbove(lines), doubtful: '', isAll: true }
  const above = writtenAbove(lines.slice(0, at))
  const rest = lines.slice(at)
  const [head = ''] = rest
  if (forwardHead.test(head.trim())) return { own: `${above}\n\n${together(rest)}`.trim(), doubtful: '', isAll: true }
  const below = writtenBelow(rest, markers)
  // Outlook heads alike what it answers to and what it passes on: without a word above, what is not ours is why the mail was sent.
  const isOurs = rest.some((line) => isMarked(line, markers))
  const isOutlooks = from.test(head.trim()) || isRule(head.trim())
  if (above === '' && isOutlooks && !isOurs) return { own: together(rest), doubtful: '', isAll: true }
  const isTold = below !== '' || !above.split('\n').every(saysNothing)
  return {
    // Some greet above, and answer each question below it.
    own: `${above}\n\n${below}`.trim(),
    doubtful: isTold ? '' : together(withoutHeads(rest, markers)),
    isAll: false,
  }
}
