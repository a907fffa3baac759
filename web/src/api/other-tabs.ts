import type { SessionEnd } from './session-end.ts'

/**
 * What happened in another tab: somebody signed out, the session expired there, somebody signed in, or changed to
 * another account.
 */
export type OtherTab = 'left' | 'expired' | 'entered' | 'switched'

/**
 * What it means for this tab that another one changed the stored session. `own`: this tab's account until now;
 * `stored`: whose the session is now; `end`: how the last one ended.
 */
export const inOtherTab = (
  own: string | undefined,
  stored: string | undefined,
  end: string | null,
): OtherTab | undefined => {
  if (stored === own) return undefined
  if (stored !== undefined) return own === undefined ? 'entered' : 'switched'
  return end === ('expired' satisfies SessionEnd) ? 'expired' : 'left'
}

/**
 * Loads the page anew where another tab signed in: this leads on from sign-in, or away from the data of another
 * account. `home`: where to go then; undefined for a page that belongs to no account.
 */
export const followIn = (
  event: string,
  { history }: { readonly history: { readonly destroy: () => void } },
  home: string | undefined,
): void => {
  if (event === 'entered') location.reload()
  if (event !== 'switched') return
  // Leaves without the question about unsaved changes: what is typed here could be saved for nobody.
  history.destroy()
  if (home === undefined) location.reload()
  else location.replace(home)
}

/**
 * Calls back when another tab has changed the store, with the changed key or null for all of them. A page that the
 * browser kept while another was shown heard nothing meanwhile.
 */
export const hearOtherTabs = (follow: (key: string | null) => void): void => {
  addEventListener('storage', ({ key }) => follow(key))
  addEventListener('pageshow', ({ persisted }) => persisted && follow(null))
}
