/**
 * How a link to an invite came to whoever shows it. One that was mailed proves the mailbox, one that the owner copied
 * proves nothing about its reader: by it nobody acts in the name of an account that exists.
 */
export type LinkOrigin = 'mailed' | 'copied'

export const linkObject = (inviteId: string, origin: LinkOrigin): string => `${inviteId} ${origin}`

export const readLinkObject = (objectId: string | null): { readonly id: string; readonly origin: LinkOrigin } => {
  const [id = '', origin] = (objectId ?? '').split(' ')
  return { id, origin: origin === 'mailed' ? 'mailed' : 'copied' }
}
