/** A page that a letter leads to, as the cheat sheet has it. */
export interface Jump {
  readonly code: string
  readonly page: string
}

/** The letter on the key of this code. */
export const letterOf = (code: string): string => code.replace('Key', '')
