export type Voice = 'staff' | 'owner' | 'other'

interface Spoken {
  readonly side: 'client' | 'staff'
  readonly creator: Speaker
}

interface Speaker {
  readonly id: string
  readonly email: string
}

/**
 * Compares by e-mail, because messages that came by mail have no other identity, and also by account, whose e-mail may
 * have changed since.
 */
export const isSamePerson = (one: Speaker, other: Speaker): boolean =>
  one.id === other.id || one.email.toLowerCase() === other.email.toLowerCase()

/** Whose voice a message has: staff's, the ticket creator's, or another person's on the customer's side. */
export const voiceOf = ({ side, creator }: Spoken, ticket: { readonly creator: Speaker }): Voice => {
  if (side === 'staff') return 'staff'
  return isSamePerson(creator, ticket.creator) ? 'owner' : 'other'
}
