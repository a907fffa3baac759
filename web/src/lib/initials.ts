/** The first letters of the first two words: `OL` for Olga Lindqvist. */
export const initialsOf = (name: string): string =>
  name
    .split(/[\s@.]+/)
    .filter((word) => word !== '')
    .slice(0, 2)
    .map((word) => Array.from(word)[0]?.toUpperCase())
    .join('')
