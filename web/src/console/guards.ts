import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { statusOf } from '../api/failure.ts'
import { areasFor } from './areas.ts'
import { meQuery, owesFactor } from './me.ts'
import { paths } from './paths.ts'
import type { ConsoleSession } from './session.ts'

export interface ConsoleContext {
  readonly queryClient: QueryClient
  readonly session: ConsoleSession
}

interface Visit {
  readonly context: ConsoleContext
  readonly location: { readonly href: string }
}

/** A page of the console to go to after signing in; anything else becomes its start. */
export const consolePath = (path: unknown): string =>
  typeof path === 'string' && /^\/operator(?:\/|\?|$)/.test(path) && !path.startsWith(paths.signIn) ? path : paths.home

const toSignIn = (wanted: string) =>
  redirect({ href: `${paths.signIn}?next=${encodeURIComponent(consolePath(wanted))}`, replace: true })

/** The console is for those who work for the vendor; the page they wanted is carried to sign-in. */
export const signedIn = async ({ context, location }: Visit): Promise<void> => {
  if (context.session.token === undefined) throw toSignIn(location.href)
  const me = await context.queryClient.ensureQueryData(meQuery).catch((error: unknown) => {
    throw statusOf(error) === 401 ? toSignIn(location.href) : error
  })
  if (owesFactor(me) && !location.href.startsWith(paths.security))
    throw redirect({ href: paths.security, replace: true })
}

/** Whoever is signed in has no business at the sign-in page. */
export const signedOut = ({ context, location }: Visit): void => {
  if (context.session.token === undefined) return
  const { searchParams } = new URL(location.href, 'https://console.invalid')
  throw redirect({ href: consolePath(searchParams.get('next')), replace: true })
}

/** The start leads to the first area that the role opens. */
export const start = async ({ context }: Pick<Visit, 'context'>): Promise<void> => {
  const { scopes } = await context.queryClient.ensureQueryData(meQuery)
  throw redirect({ href: areasFor(scopes)[0]?.to ?? paths.tickets, replace: true })
}
