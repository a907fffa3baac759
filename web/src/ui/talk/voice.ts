export type Voice = 'staff' | 'owner' | 'other'

interface Spoken {
  readonly side: 'client' | 'staff'
  readonly creator: Speaker
}

interface Speaker {
  readonly id: string
  readonly email: string
}

/** By e-mail, as words that came by mail or from elsewhere have no other name; by the account, too, whose e-mail may be another since. */
export const isSamePerson = (one: Speaker, other: Speaker): boolean =>
  one.id === other.id || one.email.toLowerCase() === other.email.toLowerCase()

/** How somebody's words stand in the conversation: staff's, the creator's, or those of another of the customer's. */
export const voiceOf = ({ side, creator }: Spoken, ticket: { readonly creator: Speaker }): Voice => {
  if (side === 'staff') return 'staff'
  return isSamePerson(creator, ticket.creator) ? 'owner' : 'other'
}
