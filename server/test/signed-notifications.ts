import { createHash, createHmac, createSign, type KeyLike } from 'node:crypto'

/** Notifications signed like the providers' own. This code is deliberately independent of the code that verifies them. */

type Fields = Readonly<Record<string, string>>

export const formOf = (fields: Fields): string => new URLSearchParams(fields).toString()

/** CloudPayments' Content-HMAC of a body. */
export const cloudPaymentsHmac = (body: string, secret: string): string =>
  createHmac('sha256', secret).update(body).digest('base64')

/** An array of strings as PHP serializes it, sorted by name. */
const php = (fields: Fields): string => {
  const text = (value: string) => `s:${Buffer.byteLength(value)}:"${value}";`
  const entries = Object.entries(fields).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return `a:${entries.length}:{${entries.map(([name, value]) => text(name) + text(value)).join('')}}`
}

/** A signed Paddle alert; `tampered` holds fields changed after signing. */
export const paddleAlert = (fields: Fields, key: KeyLike, tampered: Fields = {}): string => {
  const p_signature = createSign('RSA-SHA1').update(php(fields)).sign(key, 'base64')
  return formOf({ ...fields, ...tampered, p_signature })
}

/** PayPro's notification with its hash and signature. In test mode the hash is that of a constant. */
export const payProNotification = (wished: Fields, validationKey: string, secret: string): string => {
  const fields: Fields = {
    IPN_TYPE_ID: '1',
    IPN_TYPE_NAME: 'OrderCharged',
    ORDER_STATUS: 'Processed',
    ORDER_TOTAL_AMOUNT: '119.00',
    CUSTOMER_EMAIL: 'olga@northlight.example',
    TEST_MODE: '0',
    ...wished,
  }
  const of = (name: string) => fields[name] ?? ''
  const signed = [
    of('ORDER_ID'),
    of('ORDER_STATUS'),
    of('ORDER_TOTAL_AMOUNT'),
    of('CUSTOMER_EMAIL'),
    validationKey,
    of('TEST_MODE'),
    of('IPN_TYPE_NAME'),
  ].join('')
  const hashed = of('TEST_MODE') === '1' ? '1' : of('ORDER_ID') + secret
  const SIGNATURE = createHash('sha256').update(signed).digest('hex')
  return formOf({ ...fields, HASH: createHash('md5').update(hashed).digest('hex'), SIGNATURE })
}
