import { dayMs } from '@foyer/contract/vocabulary/days.ts'
import { importJWK, jwtVerify } from 'jose'

/**
 * RFC 8292: the sender holds the key that the browser subscribed with, and states the audience (one of these origins)
 * and an expiry time.
 */
export const isSentBy = async (authorization: string, serverKey: Buffer, audience: string[]): Promise<boolean> => {
  const [, token = '', key = ''] = /^vapid t=([^,\s]+),\s*k=(\S+)$/.exec(authorization) ?? []
  if (!Buffer.from(key, 'base64url').equals(serverKey)) return false
  const point = { x: serverKey.subarray(1, 33).toString('base64url'), y: serverKey.subarray(33).toString('base64url') }
  try {
    const publicKey = await importJWK({ kty: 'EC', crv: 'P-256', ...point }, 'ES256')
    const { payload } = await jwtVerify(token, publicKey, { audience, algorithms: ['ES256'] })
    const { exp = Number.POSITIVE_INFINITY, sub = '' } = payload
    return exp * 1000 - Date.now() <= dayMs && /^(?:mailto|https):/.test(sub)
  } catch {
    return false
  }
}
