import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { statusOf } from '../api/failure.ts'
import { areasFor } from './areas.ts'
import { meQuery, owesFactor } from './me.ts'
import { paths } from './paths.ts'
import { consolePath } from './return-path.ts'
import type { ConsoleSession } from './session.ts'

export interface ConsoleContext {
  readonly queryClient: QueryClient
  readonly session: ConsoleSession
}

interface Visit {
  readonly context: ConsoleContext
  readonly location: { readonly href: string }
}

const toSignIn = (wanted: string) =>
  redirect({ href: `${paths.signIn}?next=${encodeURIComponent(consolePath(wanted))}`, replace: true })

/** The console is for signed-in operators. Others go to sign-in, and the page they wanted is kept for later. */
export const signedIn = async ({ context, location }: Visit): Promise<void> => {
  if (context.session.token === undefined) throw toSignIn(location.href)
  const me = await context.queryClient.ensureQueryData(meQuery).catch((error: unknown) => {
    throw statusOf(error) === 401 ? toSignIn(location.href) : error
  })
  if (owesFactor(me) && !location.href.startsWith(paths.security))
    throw redirect({ href: paths.security, replace: true })
}

/** Signed-in operators do not see the sign-in page. */
export const signedOut = ({ context, location }: Visit): void => {
  if (context.session.token === undefined) return
  const { searchParams } = new URL(location.href, 'https://console.invalid')
  throw redirect({ href: consolePath(searchParams.get('next')), replace: true })
}

/** The start page leads to the first area that the role opens. */
export const start = async ({ context }: Pick<Visit, 'context'>): Promise<void> => {
  const { scopes } = await context.queryClient.ensureQueryData(meQuery)
  throw redirect({ href: areasFor(scopes)[0]?.to ?? paths.tickets, replace: true })
}
