import { createSign } from 'node:crypto'
import type { Signer } from '../notifications.ts'
import { paddlePrivateKey } from './private-key.ts'

const text = (value: string): string => `s:${Buffer.byteLength(value)}:"${value}";`

/** Writes an array of strings, sorted by key, as PHP's `serialize` does. */
const serialized = (fields: URLSearchParams): string => {
  const entries = [...fields].sort(([a], [b]) => (a < b ? -1 : 1))
  return `a:${entries.length}:{${entries.map(([name, value]) => text(name) + text(value)).join('')}}`
}

/** Paddle's signature is a field of the form. */
export const signAlert: Signer = (body, _at, forged) => {
  const fields = new URLSearchParams(body)
  const signed = forged ? new URLSearchParams([...fields, ['sale_gross', '0.01']]) : fields
  const signature = createSign('RSA-SHA1').update(serialized(signed)).sign(paddlePrivateKey, 'base64')
  fields.append('p_signature', signature)
  return { headers: {}, body: fields.toString() }
}
