const blobOf = async (text: Promise<string>): Promise<Blob> => new Blob([await text], { type: 'text/plain' })

/**
 * Copies text that is still loading. Must be called while a click is being handled: Safari allows writing to the
 * clipboard at no other moment, but accepts a promise then. Browsers without such clipboard items get the text once it
 * has loaded.
 */
export const copyComing = async (text: Promise<string>): Promise<void> => {
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blobOf(text) })])
  } catch {
    await navigator.clipboard.writeText(await text)
  }
}
