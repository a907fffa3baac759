import type { Brand } from '../branding/index.ts'

/** What a stranger would try first as this person's password at this brand: whole texts and single words. */
export const guessableWords = ({ key, name, seller }: Brand, email: string): string[] =>
  [key, name, seller.legal_name, email, ...email.split('@')].flatMap((text) => [text, ...text.split(/[^a-z]+/i)])
