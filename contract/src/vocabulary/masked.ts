/** Shown to staff in place of a secret that is set. */
export const masked = '••••••'
