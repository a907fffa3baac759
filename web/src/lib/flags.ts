/** A country's flag emoji from its two letters; empty if they are not two letters. */
export const flagOf = (country: string): string =>
  /^[A-Z]{2}$/.test(country)
    ? String.fromCodePoint(...Array.from(country, (letter) => (letter.codePointAt(0) ?? 0) + 0x1f1a5))
    : ''
