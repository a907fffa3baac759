/** Finds out which characters a TrueType font can draw, from its `cmap` table in formats 4 and 12 (OpenType 1.9, "cmap"). */

const tableOffset = (font: Buffer, tag: string): number => {
  const tables = font.readUInt16BE(4)
  for (let entry = 12; entry < 12 + tables * 16; entry += 16) {
    if (font.toString('latin1', entry, entry + 4) === tag) return font.readUInt32BE(entry + 8)
  }
  throw new Error(`the font has no table ${tag}`)
}

const segments = function* (font: Buffer, at: number): Generator<[first: number, last: number]> {
  const bytes = font.readUInt16BE(at + 6)
  for (let ends = at + 14; ends < at + 14 + bytes; ends += 2) {
    yield [font.readUInt16BE(ends + bytes + 2), font.readUInt16BE(ends)]
  }
}

const groups = function* (font: Buffer, at: number): Generator<[first: number, last: number]> {
  const count = font.readUInt32BE(at + 12)
  for (let group = at + 16; group < at + 16 + count * 12; group += 12) {
    yield [font.readUInt32BE(group), font.readUInt32BE(group + 4)]
  }
}

const ranges = function* (font: Buffer): Generator<[first: number, last: number]> {
  const cmap = tableOffset(font, 'cmap')
  const subtables = font.readUInt16BE(cmap + 2)
  for (let record = cmap + 4; record < cmap + 4 + subtables * 8; record += 8) {
    const at = cmap + font.readUInt32BE(record + 4)
    const format = font.readUInt16BE(at)
    if (format === 4) yield* segments(font, at)
    if (format === 12) yield* groups(font, at)
  }
}

/** The code points that the font maps to a glyph. */
export const glyphCoverage = (font: Buffer): ReadonlySet<number> => {
  const covered = new Set<number>()
  for (const [first, last] of ranges(font)) {
    for (let codePoint = first; codePoint <= last && codePoint !== 0xffff; codePoint += 1) covered.add(codePoint)
  }
  return covered
}
