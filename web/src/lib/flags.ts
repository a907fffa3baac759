/** The flag of a country by its two letters, as the letters' regional symbols; nothing where they are none. */
export const flagOf = (country: string): string =>
  /^[A-Z]{2}$/.test(country)
    ? String.fromCodePoint(...Array.from(country, (letter) => (letter.codePointAt(0) ?? 0) + 0x1f1a5))
    : ''
