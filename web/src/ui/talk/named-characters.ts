/**
 * Replaces the package `entities` in the build (`vite.config.ts`). Browsers know the named character references
 * already, so their table, a third of the formatter's size, need not be loaded.
 */
const area = document.createElement('textarea')

/** The character for `&name;`; an unknown reference is returned unchanged. */
export const decodeHTMLStrict = (reference: string): string => {
  area.innerHTML = reference
  // `&ampx;` is not a valid reference, but old names are parsed without a semicolon, and then the rest of the text is left over.
  const isWhole = !area.value.endsWith(';') || reference === '&semi;'
  return isWhole ? area.value : reference
}
