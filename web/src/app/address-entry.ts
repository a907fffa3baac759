import { answerOf, api } from '../api/client.ts'
import { handOffAddress } from '../api/hand-off.ts'
import { type AddressTokens, keepLinkToken, takeTokens } from '../api/link-token.ts'
import type { LoginInfo, Session } from '../api/session.ts'
import { tabStore } from '../lib/storage.ts'

/** How the visit began: with a token that signed in, with one that the server refused, or without any. */
export type Entry = 'plain' | 'entered' | 'refused'

const proofOf = ({ trial_token, refresh_token }: AddressTokens): Record<string, string> | undefined => {
  if (trial_token !== undefined) return { 'Trial-Token': trial_token }
  return refresh_token === undefined ? undefined : { Authorization: `Bearer ${refresh_token}` }
}

const enterWith = async (session: Session, headers: Record<string, string>): Promise<void> => {
  session.end('signed_out')
  const info: LoginInfo = await answerOf(api.POST('/billing/api/v1/login', { headers }))
  if (typeof info.redirect_to === 'string') location.replace(handOffAddress(info.redirect_to, info.refresh_token))
  else session.start(info)
}

/**
 * Reads the tokens that the address carried in and removes them from it, so that they reach neither history nor Referer.
 * A trial or hand-off token signs in and replaces whatever session there was; a link's token is kept for its page.
 */
export const enterByAddress = async (session: Session): Promise<Entry> => {
  const { tokens, rest } = takeTokens(new URL(location.href))
  if (Object.keys(tokens).length === 0) return 'plain'
  history.replaceState(history.state, '', rest)
  if (tokens.token !== undefined) keepLinkToken(tabStore, location.pathname, tokens.token)
  const proof = proofOf(tokens)
  if (proof === undefined) return 'plain'
  return enterWith(session, proof).then(
    () => 'entered',
    () => 'refused',
  )
}
