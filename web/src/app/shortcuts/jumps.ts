/** A page that a letter leads to, as the cheat sheet lists it. */
export interface Jump {
  readonly code: string
  readonly page: string
}

/** The letter on the key with this code. */
export const letterOf = (code: string): string => code.replace('Key', '')
