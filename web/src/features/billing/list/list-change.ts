/**
 * Changes what is listed, from the first page on unless a cursor says otherwise. Back undoes it step by step;
 * what is typed replaces the step before.
 */
export type ListChange<Search> = (next: Search, how?: { readonly replace: boolean }) => void
