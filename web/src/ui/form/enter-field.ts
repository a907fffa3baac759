/**
 * Moves the focus to a field that needs correcting. If the field has the focus already, it is blurred first, so that it
 * scrolls into view and is read out.
 */
export const enterField = (field: HTMLElement | null | undefined): void => {
  field?.blur()
  field?.focus()
}
