/**
 * How the reader got a link to an invite. A mailed link proves the mailbox. One that the owner copied proves nothing about its reader, so
 * it never acts for an existing account.
 */
export type LinkOrigin = 'mailed' | 'copied'

export const linkObject = (inviteId: string, origin: LinkOrigin): string => `${inviteId} ${origin}`

export const readLinkObject = (objectId: string | null): { readonly id: string; readonly origin: LinkOrigin } => {
  const [id = '', origin] = (objectId ?? '').split(' ')
  return { id, origin: origin === 'mailed' ? 'mailed' : 'copied' }
}
