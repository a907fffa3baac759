import { createHmac } from 'node:crypto'
import { sameBytes } from '../../../platform/ids.ts'

/** Addresses that answers by mail come to, each of one ticket and signed: nobody can guess that of another. */
export interface ReplyAddresses {
  /** `support+1010.0123456789abcdef@aurora.example` */
  of(sender: string, tenant: string, number: number): string
  /** The number of the ticket; undefined for an address that we did not make. */
  read(address: string, tenant: string): number | undefined
}

export const createReplyAddresses = (secret: string): ReplyAddresses => {
  const sign = (tenant: string, number: number): string =>
    createHmac('sha256', secret).update(`reply address ${tenant} ${number}`).digest('hex').slice(0, 16)
  return {
    of: (sender, tenant, number) => {
      const [local = '', domain = ''] = sender.split('@')
      return `${local}+${number}.${sign(tenant, number)}@${domain}`
    },
    read: (address, tenant) => {
      const [, digits = '', signature = ''] = /\+(\d{1,9})\.([0-9a-f]{16})@/i.exec(address) ?? []
      const number = Number(digits)
      const expected = Buffer.from(sign(tenant, number))
      return digits !== '' && sameBytes(expected, Buffer.from(signature.toLowerCase())) ? number : undefined
    },
  }
}
