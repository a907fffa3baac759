import { useEffect, useEffectEvent } from 'react'
import { claimsOf } from '../../api/access-token.ts'
import { session } from '../../api/client.ts'
import { typedKey } from '../../api/session-end.ts'
import { browserStore, type KeyValueStore, tabStore } from '../../lib/storage.ts'

/** What stands in a form, and what it had begun with. */
export interface Typed<Values> {
  readonly values: Values
  readonly before: Values
}

/** Of one account, by path and form. */
interface Kept {
  readonly account: string
  readonly forms: Readonly<Record<string, unknown>>
}

/** Fields that are typed again, whatever happens. */
const secrets: ReadonlySet<string> = new Set(['password', 'repeat_password', 'current_password', 'code', 'otp'])
const withoutSecrets = (name: string, value: unknown): unknown => (secrets.has(name) ? '' : value)

/** Nothing of what another account left behind. */
const keptOf = (account: string, store: KeyValueStore): Kept => {
  // Written by `keep` alone, in this tab.
  const kept = JSON.parse(store.get(typedKey) ?? 'null') as Kept | null
  return kept?.account === account ? kept : { account, forms: {} }
}

export const keepTyped = (
  account: string,
  form: string,
  typed: Typed<unknown>,
  store: KeyValueStore = tabStore,
): void => {
  const { forms } = keptOf(account, store)
  store.set(typedKey, JSON.stringify({ account, forms: { ...forms, [form]: typed } }, withoutSecrets))
}

/** Once: it is gone with that, and so is all that somebody else left. */
export const takeTyped = (account: string, form: string, store: KeyValueStore = tabStore): unknown => {
  const { [form]: typed, ...forms } = keptOf(account, store).forms
  if (Object.keys(forms).length === 0) store.remove(typedKey)
  else store.set(typedKey, JSON.stringify({ account, forms }))
  return typed
}

/**
 * A session that ends by itself takes the page away, but not what was typed there: it waits in this tab until the same account opens the
 * form again. `form` tells it from others of its page; `typed` is undefined while nothing was changed.
 */
export const useTypedBeforeEnd = <Values>(
  form: string,
  typed: Typed<Values> | undefined,
  takeUp: (typed: Typed<Values>) => void,
): void => {
  const whole = () => `${location.pathname} ${form}`
  const enter = useEffectEvent((account: string): void => {
    // By this form, where it was kept.
    const found = takeTyped(account, whole()) as Typed<Values> | undefined
    if (found !== undefined) takeUp(found)
  })
  const keep = useEffectEvent((account: string): void => {
    if (typed !== undefined) keepTyped(account, whole(), typed)
  })
  useEffect(() => {
    // The end forgets whose session it was.
    const account = claimsOf(browserStore.get('access_token') ?? '')?.account_id
    if (account === undefined) return undefined
    enter(account)
    return session.subscribe((event) => event === 'expired' && keep(account))
  }, [])
}
