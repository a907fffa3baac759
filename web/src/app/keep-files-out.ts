/** A file dropped where nothing takes it would open in place of the page, and with it all that is typed there would go. */
export const keepFilesOut = (): void => {
  for (const type of ['dragover', 'drop'] as const)
    addEventListener(type, (event) => {
      if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      event.dataTransfer.dropEffect = 'none'
    })
}
