const latin = "`qwertyuiop[]asdfghjkl;'zxcvbnm,."
const cyrillic = 'ёйцукенгшщзхъфывапролджэячсмитьбю'

/** The same keys on the other layout: `kbwtypbb` was meant as `лицензии`. */
export const otherLayout = (text: string): string =>
  Array.from(text.toLowerCase())
    .map((character) => {
      const fromLatin = latin.indexOf(character)
      if (fromLatin >= 0) return cyrillic.charAt(fromLatin)
      const fromCyrillic = cyrillic.indexOf(character)
      return fromCyrillic >= 0 ? latin.charAt(fromCyrillic) : character
    })
    .join('')

/** Whether two words differ by at most one missing, extra or wrong letter, or by two swapped ones. */
const isNear = (a: string, b: string): boolean => {
  if (Math.abs(a.length - b.length) > 1) return false
  let start = 0
  while (start < a.length && a[start] === b[start]) start += 1
  const restA = a.slice(start)
  const restB = b.slice(start)
  const swapped = restA.charAt(1) + restA.charAt(0) + restA.slice(2)
  return (
    restA.slice(1) === restB.slice(1) ||
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    (restA.length > 1 && swapped === restB)
  )
}

const wordScore = (word: string, text: string): number => {
  const at = text.indexOf(word)
  if (at === 0) return 3
  if (at > 0) return /[\s·/|-]/.test(text.charAt(at - 1)) ? 2 : 1
  if (word.length < 4) return 0
  return text.split(/[\s·/|-]+/).some((other) => isNear(word, other.slice(0, word.length + 1)) || isNear(word, other))
    ? 0.5
    : 0
}

/** Drops the punctuation that people leave out: `ms1042` means MS-1042. */
const plain = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]/gu, '')

const scoreIn = (query: string, text: string): number => {
  const scores = query.split(/\s+/).map((word) => wordScore(word, text))
  return scores.some((score) => score === 0) ? 0 : scores.reduce((sum, score) => sum + score, 0)
}

/** How well a text matches a query; 0 means not at all. Forgives one typo per word and the wrong keyboard layout. */
export const searchScore = (query: string, text: string): number => {
  const wanted = query.trim().toLowerCase()
  if (wanted === '') return 1
  const inText = text.toLowerCase()
  return Math.max(
    ...[wanted, otherLayout(wanted)].map((each, layout) => {
      const apart = scoreIn(each, inText)
      const together = plain(inText).includes(plain(each)) && plain(each) !== '' ? 0.7 : 0
      return Math.max(apart, together) * (layout === 0 ? 1 : 0.9)
    }),
  )
}
