/** Types words at the cursor, as a person would: Ctrl+Z takes them back, and the box itself tells of the change. */
export const typeInto = (box: HTMLTextAreaElement, words: string): void => {
  box.focus()
  // Old, and without a successor: whatever else writes into a box takes its undo away.
  if (document.execCommand('insertText', false, words)) return
  box.setRangeText(words, box.selectionStart, box.selectionEnd, 'end')
  box.dispatchEvent(new InputEvent('input', { bubbles: true }))
}
