/** Saves a text or bytes as a file through the browser. */
export const saveFile = (name: string, content: string | Blob, type = 'text/plain'): void => {
  const url = URL.createObjectURL(typeof content === 'string' ? new Blob([content], { type }) : content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser has started reading by the end of this turn but may not have finished.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
