/**
 * Takes the place of the package `entities` in the build (`vite.config.ts`). Every browser knows the names of characters, so their table, a
 * third of the formatter, need not be loaded.
 */
const area = document.createElement('textarea')

/** The character that `&name;` stands for; a reference that names none stays as it is. */
export const decodeHTMLStrict = (reference: string): string => {
  area.innerHTML = reference
  // `&ampx;` is not a name, but old ones are read without their semicolon: what follows them is left over.
  const isWhole = !area.value.endsWith(';') || reference === '&semi;'
  return isWhole ? area.value : reference
}
