import { randomInt } from 'node:crypto'

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

const randomText = (length: number): string => {
  let text = ''
  while (text.length < length) text += alphabet[randomInt(alphabet.length)]
  return text
}

type Prefix = 'card' | 'ch' | 'cus' | 'evt' | 'pi' | 'pm' | 're' | 'req' | 'seti' | 'tok'

/** An id in Stripe's format: a prefix for the kind, then random letters and digits. */
export const stripeId = (prefix: Prefix): string => `${prefix}_${randomText(24)}`

/** The secret that lets a browser use one intent. */
export const clientSecret = (intentId: string): string => `${intentId}_secret_${randomText(25)}`
