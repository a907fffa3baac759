/** What stands for a secret where staff are told that there is one. */
export const masked = '••••••'
