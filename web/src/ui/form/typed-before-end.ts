import type { Profile } from '@foyer/contract/account/profile.ts'
import type { QueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { type EndingSession, typedKey } from '../../api/session-end.ts'
import { type KeyValueStore, tabStore } from '../../lib/storage.ts'
import { takeOver } from './take-over.ts'

/** A form's current values and those it started with. */
interface Typed<Values> {
  readonly values: Values
  readonly before: Values
}

/** What is kept for one account, by path and form. */
interface Kept {
  readonly account: string
  readonly forms: Readonly<Record<string, Typed<unknown>>>
}

/** Fields that are never kept and have to be typed again. A postal code is not among them. */
const secret = /password|secret|token|^(?:code|otp)$/

const withoutSecrets = (name: string, value: unknown): unknown => (secret.test(name) ? '' : value)

export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Only the current account's entries; another account's are ignored. */
const formsOf = (account: string, store: KeyValueStore): Kept['forms'] => {
  // Only this module writes it, in this tab.
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
 * Returns, once, what was typed earlier in the form that now starts with `now`. It is then removed, and so is anything
 * that another account left. Fields changed elsewhere since then win. If nothing else was typed, the text belongs to
 * another object that uses the same form, so it stays until that form opens.
 */
export const takeTyped = <Values>(
  account: string,
  form: string,
  now: Values,
  store: KeyValueStore = tabStore,
): Values | undefined => {
  const { [form]: typed, ...rest } = formsOf(account, store)
  // Written by this form earlier.
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

/**
 * Reads the customer's profile by its key: importing the query would make the operators' console, which has no such
 * profile, load it along with the form.
 */
const asksForTerms = (queryClient: QueryClient): boolean =>
  queryClient.getQueryData<Profile>(['profile'])?.terms_accepted === false

/**
 * When a session expires, or new terms are published, the page goes away. What was typed in it must not be lost: it is
 * kept in this tab until the same account opens the form again. `form` tells several forms on one page apart.
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
    // Read now, because the session no longer knows its account once it has ended.
    const { account } = session
    if (account === undefined) return undefined
    // Read now, because the form is unmounted only after the address has changed.
    const path = location.pathname
    enter(account, path)
    const stop = session.subscribe((event) => event === 'expired' && keep(account, path))
    return () => {
      stop()
      if (asksForTerms(queryClient)) keep(account, path)
    }
  }, [session, queryClient])
}

/** The same for a single field that is a form by itself. */
export const useTypedWords = (form: string): readonly [string, React.Dispatch<React.SetStateAction<string>>] => {
  const [words, setWords] = useState('')
  useTypedBeforeEnd(form, { values: words, before: '' }, setWords)
  return [words, setWords]
}
