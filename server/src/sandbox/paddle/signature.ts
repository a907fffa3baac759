import { createSign } from 'node:crypto'
import type { Signer } from '../notifications.ts'
import { paddlePrivateKey } from './private-key.ts'

const text = (value: string): string => `s:${Buffer.byteLength(value)}:"${value}";`

/** As PHP's `serialize` writes an array of texts that is sorted by its keys. */
const serialized = (fields: URLSearchParams): string => {
  const entries = [...fields].sort(([a], [b]) => (a < b ? -1 : 1))
  return `a:${entries.length}:{${entries.map(([name, value]) => text(name) + text(value)).join('')}}`
}

/** Paddle's proof is a field of the form itself. */
export const signAlert: Signer = (body, _at, forged) => {
  const fields = new URLSearchParams(body)
  const signed = forged ? new URLSearchParams([...fields, ['sale_gross', '0.01']]) : fields
  const signature = createSign('RSA-SHA1').update(serialized(signed)).sign(paddlePrivateKey, 'base64')
  fields.append('p_signature', signature)
  return { headers: {}, body: fields.toString() }
}
