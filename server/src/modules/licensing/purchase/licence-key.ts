import { randomBytes } from 'node:crypto'

const part = (characters: number): string => randomBytes(characters).toString('base64url').slice(0, characters)

/** `l4|<22 URL-safe characters>|<30 URL-safe characters>`: 312 random bits, never derived from anything. */
export const makeLicenceKey = (): string => `l4|${part(22)}|${part(30)}`
