import { createHmac } from 'node:crypto'
import type { Secrets } from '../../../platform/auth/seal.ts'
import { sameBytes } from '../../../platform/ids.ts'

/**
 * The side that an address was made for. The sender of a mail proves nothing; only somebody who has the staff address
 * replies as staff.
 */
export type ReplySide = 'client' | 'staff'

export interface ReplyPlace {
  readonly number: number
  readonly side: ReplySide
}

/** Reply addresses, each for one side of one ticket. They are signed, so nobody can derive one from another. */
export interface ReplyAddresses {
  /** `support+1010.0123456789abcdef@aurora.example` */
  of(sender: string, tenant: string, place: ReplyPlace): string
  /** Undefined for an address that we did not sign. */
  read(address: string, tenant: string): ReplyPlace | undefined
}

const sides: readonly ReplySide[] = ['client', 'staff']

export const createReplyAddresses = ({ secret, previous_secrets }: Secrets): ReplyAddresses => {
  // The signature for customers has no suffix, as before staff had addresses of their own: people answer letters for
  // years.
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
