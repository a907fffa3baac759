import { createDecipheriv, createECDH, hkdfSync } from 'node:crypto'

interface Subscriber {
  readonly private_key: Buffer
  readonly auth: Buffer
}

const derive = (key: Buffer, salt: Buffer, info: Buffer | string, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length))

/** Decrypts a message as a browser does: RFC 8291 within RFC 8188, one record. Throws if it was not meant for this subscriber. */
export const decryptPush = (body: Buffer, { private_key, auth }: Subscriber): string => {
  const salt = body.subarray(0, 16)
  const keyLength = body.readUInt8(20)
  const sender = body.subarray(21, 21 + keyLength)
  const record = body.subarray(21 + keyLength)
  const curve = createECDH('prime256v1')
  curve.setPrivateKey(private_key)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), curve.getPublicKey(), sender])
  const key = derive(curve.computeSecret(sender), auth, info, 32)
  const decipher = createDecipheriv(
    'aes-128-gcm',
    derive(key, salt, 'Content-Encoding: aes128gcm\0', 16),
    derive(key, salt, 'Content-Encoding: nonce\0', 12),
  )
  decipher.setAuthTag(record.subarray(-16))
  const text = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()])
  // The delimiter of the last record, with padding after it.
  return text.subarray(0, text.lastIndexOf(2)).toString('utf8')
}
