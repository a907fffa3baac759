/** To a field that has to be filled in otherwise. One that is left first is also brought into view and read out where it had the focus already. */
export const enterField = (field: HTMLElement | null | undefined): void => {
  field?.blur()
  field?.focus()
}
