/**
 * Splits a request body into the texts of single events: lines, or the elements of a JSON array. It parses only as much
 * as it takes to find where each event ends, so a body of any size needs little memory.
 */

/** No event is longer than this. */
const eventBytes = 256 * 1024

/** The text of one event, or null if it is too long. */
export type EventText = string | null

/** Stands for the rest of an array in which no further event can be found: it was cut off, or is no JSON. */
export const unreadable = Symbol('unreadable')
export type Unreadable = typeof unreadable

const newLine = 0x0a
const quote = 0x22
const backslash = 0x5c
const comma = 0x2c
const openBracket = 0x5b
const closeBracket = 0x5d
const openBrace = 0x7b
const closeBrace = 0x7d

const isBlank = (byte: number): boolean => byte === 0x20 || byte === 0x09 || byte === newLine || byte === 0x0d

/** Some programs put a byte order mark first. RFC 8259, section 8.1, lets readers ignore it. */
const byteOrderMark = Buffer.from('\u{feff}')

const withoutMark = (bytes: Buffer): Buffer =>
  bytes.subarray(0, byteOrderMark.length).equals(byteOrderMark) ? bytes.subarray(byteOrderMark.length) : bytes

/**
 * Smaller pieces are buffered first. The unfinished rest is copied with every piece, and a body may arrive byte by
 * byte.
 */
const pieceBytes = 32 * 1024

async function* inPieces(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let parts: Uint8Array[] = []
  let size = 0
  for await (const chunk of chunks) {
    parts.push(chunk)
    size += chunk.length
    if (size < pieceBytes) continue
    // A piece that is large enough by itself is not copied.
    yield parts.length === 1 && Buffer.isBuffer(chunk) ? chunk : Buffer.concat(parts)
    parts = []
    size = 0
  }
  if (size > 0) yield Buffer.concat(parts)
}

interface Cutter {
  /** The complete texts in these bytes, and where the unfinished rest starts. */
  cut(bytes: Buffer): { readonly texts: string[]; readonly rest: number }
  /** What the rest amounts to at the end of the body. */
  last(rest: Buffer): readonly (EventText | Unreadable)[]
  /** Skips the text that the rest begins, because it is too long. */
  leave(): void
}

const textOf = (bytes: Buffer): string[] => {
  const text = bytes.toString('utf8').trim()
  return text === '' ? [] : [text]
}

/** One event per line; blank lines are ignored. */
const lines = (): Cutter => {
  let isLeft = false
  return {
    cut: (bytes) => {
      const texts: string[] = []
      let start = 0
      for (let end = bytes.indexOf(newLine); end >= 0; end = bytes.indexOf(newLine, start)) {
        if (!isLeft) texts.push(...textOf(bytes.subarray(start, end)))
        isLeft = false
        start = end + 1
      }
      return { texts, rest: isLeft ? bytes.length : start }
    },
    last: (rest) => (isLeft ? [] : textOf(rest)),
    leave: () => {
      isLeft = true
    },
  }
}

/** The elements of one array. Each ends at a comma outside nested brackets and strings. */
const elements = (): Cutter => {
  let depth = 0
  let inString = false
  let escaped = false
  let seen = 0
  let isOver = false
  let isLeft = false
  const step = (byte: number): 'end' | undefined => {
    if (inString) {
      if (escaped) escaped = false
      else if (byte === backslash) escaped = true
      else if (byte === quote) inString = false
      return undefined
    }
    if (byte === quote) inString = true
    else if (byte === openBrace || byte === openBracket) depth += 1
    else if (byte === closeBrace || byte === closeBracket) depth -= 1
    return (byte === comma && depth === 1) || (byte === closeBracket && depth === 0) ? 'end' : undefined
  }
  return {
    cut: (bytes) => {
      const texts: string[] = []
      let start = 0
      for (; seen < bytes.length && !isOver; seen += 1) {
        const isFirst = depth === 0
        if (step(bytes[seen] ?? 0) === 'end') {
          if (!isLeft) texts.push(...textOf(bytes.subarray(start, seen)))
          isLeft = false
          start = seen + 1
          isOver = depth === 0
        } else if (isFirst && depth === 1) start = seen + 1
      }
      if (isOver) seen = bytes.length
      if (isLeft) start = bytes.length
      seen -= start
      return { texts, rest: start }
    },
    // Nothing may follow the array. It has no end if it was cut off, or after a quote or a bracket that has no partner.
    last: (rest) => (isOver && textOf(rest).length === 0 ? [] : [unreadable]),
    leave: () => {
      isLeft = true
      seen = 0
    },
  }
}

/**
 * Yields event texts in order, in batches. The first byte that is not blank tells an array from lines. If the events
 * after some point cannot be told apart, `unreadable` comes last.
 */
export async function* splitEvents(
  chunks: AsyncIterable<Uint8Array>,
): AsyncGenerator<readonly (EventText | Unreadable)[]> {
  let rest: Buffer = Buffer.alloc(0)
  let cutter: Cutter | undefined
  for await (const piece of inPieces(chunks)) {
    rest = rest.length === 0 ? piece : Buffer.concat([rest, piece])
    if (cutter === undefined) {
      rest = withoutMark(rest)
      const first = rest.find((byte) => !isBlank(byte))
      if (first === undefined) {
        rest = Buffer.alloc(0)
        continue
      }
      cutter = first === openBracket ? elements() : lines()
    }
    const { texts, rest: from } = cutter.cut(rest)
    rest = rest.subarray(from)
    if (texts.length > 0) yield texts
    if (rest.length <= eventBytes) continue
    yield [null]
    cutter.leave()
    rest = Buffer.alloc(0)
  }
  yield cutter?.last(rest) ?? []
}
