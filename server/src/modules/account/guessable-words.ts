import type { Brand } from '../branding/index.ts'

/** What a stranger would try first as the password of this person at this brand, whole and word by word. */
export const guessableWords = ({ key, name, seller }: Brand, email: string): string[] =>
  [key, name, seller.legal_name, email, ...email.split('@')].flatMap((text) => [text, ...text.split(/[^a-z]+/i)])
