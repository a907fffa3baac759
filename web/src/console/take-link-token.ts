import { keepLinkToken, takeTokens } from '../api/link-token.ts'
import { tabStore } from '../lib/storage.ts'
import { paths } from './paths.ts'

/** Takes the token of a mailed link out of the address, so that it reaches neither the history nor a referrer. */
export const takeLinkToken = (): void => {
  if (location.pathname !== paths.choosePassword) return
  const { tokens, rest } = takeTokens(new URL(location.href))
  if (tokens.token === undefined) return
  history.replaceState(history.state, '', rest)
  keepLinkToken(tabStore, paths.choosePassword, tokens.token)
}
