/** Hands a text or bytes to the browser as a file to keep. */
export const saveFile = (name: string, content: string | Blob, type = 'text/plain'): void => {
  const url = URL.createObjectURL(typeof content === 'string' ? new Blob([content], { type }) : content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser has begun to read by the end of this turn, but need not be done.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
