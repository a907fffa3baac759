/** Types text at the cursor as a person would: Ctrl+Z undoes it, and the box fires its input event. */
export const typeInto = (box: HTMLTextAreaElement, words: string): void => {
  box.focus()
  // Deprecated, but there is no replacement: every other way of writing into a box clears its undo history.
  if (document.execCommand('insertText', false, words)) return
  box.setRangeText(words, box.selectionStart, box.selectionEnd, 'end')
  box.dispatchEvent(new InputEvent('input', { bubbles: true }))
}
