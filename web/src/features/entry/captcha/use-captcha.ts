import type { RecaptchaWidget } from '@foyer/contract/account/captcha.ts'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { answerOf, api } from '../../../api/client.ts'
import { awaitNewer } from '../../../api/newer-version.ts'

type Obtained =
  | { readonly kind: 'solved'; readonly token: string; readonly expires_at: number }
  | { readonly kind: 'widget'; readonly widget: RecaptchaWidget }

const obtain = async (): Promise<Obtained> => {
  const challenge = await answerOf(api.GET('/billing/api/v1/captcha'))
  if ('provider' in challenge) return { kind: 'widget', widget: challenge }
  // The solver loads only when it is needed.
  const { solveAltcha } = await import('./solve-altcha.ts').catch(awaitNewer)
  return { kind: 'solved', token: await solveAltcha(challenge), expires_at: challenge.parameters.expiresAt * 1000 }
}

/** Every round is a new captcha, because a solution is valid once. */
const roundQuery = (round: string) =>
  queryOptions({
    queryKey: ['captcha', round],
    queryFn: obtain,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  })

/** A solution must stay valid at least this long, so that the form can be sent. */
const sendingMs = 30_000

export interface Captcha {
  readonly status: 'working' | 'solved' | 'failed' | 'asking'
  /** Set if the visitor has something to do. */
  readonly widget: RecaptchaWidget | undefined
  readonly round: string
  /** Takes the widget's answer; undefined once it has expired. */
  readonly answer: (token: string | undefined) => void
  /** The token to send once the challenge is solved; undefined if the visitor has not solved it. */
  readonly token: () => Promise<string | undefined>
  /** The token was used or refused: starts over. */
  readonly reset: () => void
}

/** The form was submitted before the captcha was solved. Nothing was sent, and everything filled in stays. */
export class CaptchaMissing extends Error {
  override readonly name = 'CaptchaMissing'
}

/** The token to send with a form. Throws `CaptchaMissing` if there is none. */
export const requireToken = async (captcha: Captcha): Promise<string> => {
  const token = await captcha.token().catch(() => undefined)
  if (token === undefined) throw new CaptchaMissing()
  return token
}

/** After a failure: a token that was sent is used up; a missing one is still awaited. */
export const afterFailure = (captcha: Captcha, error: unknown): void => {
  if (!(error instanceof CaptchaMissing)) captcha.reset()
}

/** Whether the form waits for its captcha. */
export const misses = (captcha: Captcha, error: unknown): boolean =>
  error instanceof CaptchaMissing && captcha.status !== 'solved'

/** The brand's captcha. Proof of work starts by itself; a widget waits for the visitor. */
export const useCaptcha = (): Captcha => {
  const queryClient = useQueryClient()
  const [round, setRound] = useState(() => crypto.randomUUID())
  const [answered, setAnswered] = useState<string>()
  const { data, isError } = useQuery(roundQuery(round))
  const reset = () => {
    setAnswered(undefined)
    setRound(crypto.randomUUID())
  }
  const solve = async (): Promise<string | undefined> => {
    const obtained = await queryClient.fetchQuery(roundQuery(round))
    if (obtained.kind === 'widget') return answered
    if (obtained.expires_at - Date.now() > sendingMs) return obtained.token
    // The form was open for so long that the solution has expired.
    const next = crypto.randomUUID()
    setRound(next)
    const fresh = await queryClient.fetchQuery(roundQuery(next))
    return fresh.kind === 'solved' ? fresh.token : undefined
  }
  const isSolved = data?.kind === 'solved' || answered !== undefined
  return {
    status: isSolved ? 'solved' : isError ? 'failed' : data?.kind === 'widget' ? 'asking' : 'working',
    widget: data?.kind === 'widget' ? data.widget : undefined,
    round,
    answer: setAnswered,
    token: solve,
    reset,
  }
}
