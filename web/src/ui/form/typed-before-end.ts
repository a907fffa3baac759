import type { Profile } from '@foyer/contract/account/profile.ts'
import type { QueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { type EndingSession, typedKey } from '../../api/session-end.ts'
import { type KeyValueStore, tabStore } from '../../lib/storage.ts'
import { takeOver } from './take-over.ts'

/** What stands in a form, and what it had begun with. */
interface Typed<Values> {
  readonly values: Values
  readonly before: Values
}

/** Of one account, by path and form. */
interface Kept {
  readonly account: string
  readonly forms: Readonly<Record<string, Typed<unknown>>>
}

/** Fields that are typed again, whatever happens: an address's postal code is none of them. */
const secret = /password|secret|token|^(?:code|otp)$/

const withoutSecrets = (name: string, value: unknown): unknown => (secret.test(name) ? '' : value)

export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Nothing of what another account left behind. */
const formsOf = (account: string, store: KeyValueStore): Kept['forms'] => {
  // Written here alone, in this tab.
  const kept = JSON.parse(store.get(typedKey) ?? 'null') as Kept | null
  return kept?.account === account ? kept.forms : {}
}

export const keepTyped = (
  account: string,
  form: string,
  typed: Typed<unknown>,
  store: KeyValueStore = tabStore,
): void => {
  const kept = JSON.parse(JSON.stringify(typed, withoutSecrets)) as typeof typed
  if (isSame(kept.values, kept.before)) return
  const forms = { ...formsOf(account, store), [form]: kept }
  store.set(typedKey, JSON.stringify({ account, forms }))
}

/**
 * What was typed in the form that begins with `now`, once: it is gone with that, and so is all that somebody else left. What was changed
 * elsewhere since is newer; where nothing else was typed it belongs to something else that the same form is for, and waits for that.
 */
export const takeTyped = <Values>(
  account: string,
  form: string,
  now: Values,
  store: KeyValueStore = tabStore,
): Values | undefined => {
  const { [form]: typed, ...rest } = formsOf(account, store)
  // Kept by this form.
  const { before, values } = (typed ?? { before: now, values: now }) as Typed<Values>
  const next = takeOver(now, before, values)
  const isTaken = !isSame(next, now)
  const left = typed === undefined || isTaken ? rest : { ...rest, [form]: typed }
  if (Object.keys(left).length === 0) store.remove(typedKey)
  else store.set(typedKey, JSON.stringify({ account, forms: left }))
  return isTaken ? next : undefined
}

interface Context {
  readonly session: EndingSession
  readonly queryClient: QueryClient
}

/** The customer's profile by its key alone: the operators' console, which has none, would load the query along with the form. */
const asksForTerms = (queryClient: QueryClient): boolean =>
  queryClient.getQueryData<Profile>(['profile'])?.terms_accepted === false

/**
 * A session that ends by itself takes the page away, and so do terms that were published meanwhile, but not what was typed there: it waits in
 * this tab until the same account opens the form again. `form` tells it from others of its page.
 */
export const useTypedBeforeEnd = <Values>(
  form: string,
  typed: Typed<Values>,
  takeUp: (values: Values) => void,
): void => {
  const { session, queryClient }: Context = useRouter().options.context
  const enter = useEffectEvent((account: string, path: string): void => {
    const found = takeTyped(account, `${path} ${form}`, typed.before)
    if (found !== undefined) takeUp(found)
  })
  const keep = useEffectEvent((account: string, path: string): void => keepTyped(account, `${path} ${form}`, typed))
  useEffect(() => {
    // The end forgets whose session it was.
    const { account } = session
    if (account === undefined) return undefined
    // The form outlives its own address for a moment.
    const path = location.pathname
    enter(account, path)
    const stop = session.subscribe((event) => event === 'expired' && keep(account, path))
    return () => {
      stop()
      if (asksForTerms(queryClient)) keep(account, path)
    }
  }, [session, queryClient])
}

/** The words of a field that is a form by itself. */
export const useTypedWords = (form: string): readonly [string, React.Dispatch<React.SetStateAction<string>>] => {
  const [words, setWords] = useState('')
  useTypedBeforeEnd(form, { values: words, before: '' }, setWords)
  return [words, setWords]
}
