/**
 * Changes the list's parameters and returns to the first page unless a cursor is given. Back undoes each change; typed
 * changes replace the previous history entry.
 */
export type ListChange<Search> = (next: Search, how?: { readonly replace: boolean }) => void
