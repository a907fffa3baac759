/** Hands a file over to the browser's downloads, under its own name. */
export const saveFile = (content: Blob, name: string): void => {
  // Its type is left out, so that no browser opens it instead.
  const url = URL.createObjectURL(new Blob([content], { type: 'application/octet-stream' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
