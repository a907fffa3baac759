import { keepLinkToken, signInLinkKey, takeTokens } from '../api/link-token.ts'
import type { Session } from '../api/session.ts'
import { tabStore } from '../lib/storage.ts'

/**
 * Takes the tokens out of the address, so that they reach neither the history nor a referrer. A trial or hand-off token
 * signs in; a link's token is kept for its page. If nobody was signed in, the returned function says why once the texts
 * are loaded.
 */
export const enterByAddress = async (session: Session): Promise<(() => Promise<void>) | undefined> => {
  const { tokens, rest } = takeTokens(new URL(location.href))
  const { token, ...proof } = tokens
  if (Object.keys(tokens).length > 0) history.replaceState(history.state, '', rest)
  if (token !== undefined) keepLinkToken(tabStore, location.pathname, token)
  const fresh = JSON.stringify(proof)
  if (fresh !== '{}') tabStore.set(signInLinkKey, fresh)
  const kept = fresh === '{}' ? tabStore.get(signInLinkKey) : fresh
  if (kept === null) return undefined
  const link = await import('./sign-in-link/enter-by-link.ts')
  return link.enterByLink(session, kept)
}
