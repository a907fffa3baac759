import type { Tx } from '../../platform/database/database.ts'
import type { Services } from './services.ts'
import { findOwners, nobody, type Owners, onlyOwner, type Right, readableOwners } from './store.ts'

/** E-mails of the owners of rows that are not the viewer's own, by account id. */
export type OwnerEmails = ReadonlyMap<string, string>

export const listedOwners =
  ({ account }: Services) =>
  async (tx: Tx, viewerId: string, right: Right, filter: string | undefined): Promise<Owners> => {
    if (filter === undefined) return readableOwners(viewerId, right)
    if (filter === 'me') return onlyOwner(viewerId)
    const owner = await account.findByEmail(tx, filter)
    return owner === undefined ? nobody : readableOwners(viewerId, right, owner.id)
  }

export const ownerEmails =
  ({ account }: Services) =>
  async (tx: Tx, viewerId: string, rows: readonly { readonly account_id: string }[]): Promise<OwnerEmails> => {
    const others = [...new Set(rows.map(({ account_id }) => account_id))].filter((id) => id !== viewerId)
    const accounts = await account.getAll(tx, others)
    return new Map([...accounts].map(([id, { email }]) => [id, email]))
  }

export const mayRead = async (
  tx: Tx,
  viewerId: string,
  ownerId: string,
  right: Right,
): Promise<'granted' | 'refused' | 'hidden'> => {
  if (viewerId === ownerId) return 'granted'
  const found = (await findOwners(tx, viewerId, right)).filter(({ account_id }) => account_id === ownerId)
  if (found.length === 0) return 'hidden'
  return found.some(({ granted }) => granted) ? 'granted' : 'refused'
}
