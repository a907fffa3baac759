const blobOf = async (text: Promise<string>): Promise<Blob> => new Blob([await text], { type: 'text/plain' })

/**
 * Puts on the clipboard what is still on its way. To be called while a click is being handled: Safari lets a page write
 * at no other moment, and takes a promise then. Browsers that know no such items are given the text once it is there.
 */
export const copyComing = async (text: Promise<string>): Promise<void> => {
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blobOf(text) })])
  } catch {
    await navigator.clipboard.writeText(await text)
  }
}
