import { createVerify } from 'node:crypto'

const text = (value: string): string => `s:${Buffer.byteLength(value)}:"${value}";`

/** What Paddle signs: the fields as PHP's `serialize` writes them, sorted by name and all as texts. */
const serializeFields = (fields: ReadonlyMap<string, string>): string => {
  const names = [...fields.keys()].filter((name) => name !== 'p_signature').sort()
  const entries = names.map((name) => text(name) + text(fields.get(name) ?? ''))
  return `a:${names.length}:{${entries.join('')}}`
}

/** RSA with SHA-1 is the provider's choice. */
export const isSignedByPaddle = (fields: ReadonlyMap<string, string>, publicKey: string): boolean => {
  const signature = fields.get('p_signature')
  if (signature === undefined || signature === '') return false
  const verifier = createVerify('RSA-SHA1').update(serializeFields(fields))
  return verifier.verify(publicKey, Buffer.from(signature, 'base64'))
}
