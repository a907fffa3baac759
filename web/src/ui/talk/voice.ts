export type Voice = 'staff' | 'owner' | 'other'

interface Spoken {
  readonly side: 'client' | 'staff'
  readonly creator: { readonly email: string }
}

/** How somebody's words stand in the conversation: staff's, the creator's (by e-mail), or those of another of the customer's. */
export const voiceOf = ({ side, creator }: Spoken, ticket: { readonly creator: { readonly email: string } }): Voice => {
  if (side === 'staff') return 'staff'
  return creator.email.toLowerCase() === ticket.creator.email.toLowerCase() ? 'owner' : 'other'
}
