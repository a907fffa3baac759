import { createHmac } from 'node:crypto'
import type { Secrets } from '../../../platform/auth/seal.ts'
import { sameBytes } from '../../../platform/ids.ts'

/** For whom an address was made. Whose name a mail bears proves nothing: only who has the address of staff answers as staff. */
export type ReplySide = 'client' | 'staff'

export interface ReplyPlace {
  readonly number: number
  readonly side: ReplySide
}

/** Addresses that answers by mail come to, each of one side of one ticket and signed: nobody can guess another from it. */
export interface ReplyAddresses {
  /** `support+1010.0123456789abcdef@aurora.example` */
  of(sender: string, tenant: string, place: ReplyPlace): string
  /** Undefined for an address that we did not make. */
  read(address: string, tenant: string): ReplyPlace | undefined
}

const sides: readonly ReplySide[] = ['client', 'staff']

export const createReplyAddresses = ({ secret, previous_secrets }: Secrets): ReplyAddresses => {
  // Addresses of customers stay as they were before staff had their own: letters with them are answered for years.
  const sign = (tenant: string, { number, side }: ReplyPlace, by = secret): string =>
    createHmac('sha256', by)
      .update(`reply address ${tenant} ${number}${side === 'staff' ? ' staff' : ''}`)
      .digest('hex')
      .slice(0, 16)
  return {
    of: (sender, tenant, place) => {
      const [local = '', domain = ''] = sender.split('@')
      return `${local}+${place.number}.${sign(tenant, place)}@${domain}`
    },
    read: (address, tenant) => {
      const [, digits = '', signature = ''] = /\+(\d{1,9})\.([0-9a-f]{16})@/i.exec(address) ?? []
      if (digits === '') return undefined
      const given = Buffer.from(signature.toLowerCase())
      return sides
        .map((side) => ({ number: Number(digits), side }))
        .find((place) =>
          [secret, ...previous_secrets].some((by) => sameBytes(Buffer.from(sign(tenant, place, by)), given)),
        )
    },
  }
}
