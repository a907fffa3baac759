/**
 * The page's inline script makes the page's first API calls before any script file has arrived. This module hands their
 * answers to the calls that the portal makes itself.
 */

/** A call that the page's inline script made before any file was there to make it. */
interface EarlyCall {
  readonly headers: Readonly<Record<string, string>>
  readonly answer: Promise<Response>
}

declare global {
  interface Window {
    /** Early calls by full URL. A URL without a call has already been used and must not be asked early again. */
    foyerEarly?: Map<string, EarlyCall | undefined>
  }
}

/** Older answers are no longer fresh enough, however slow the line that delivered the files. */
const earlyMs = 30_000

/** Each answer is handed out once, and only to the same request: same user, same language. */
const takeEarly = ({ method, url, headers }: Request): Promise<Response> | undefined => {
  if (method !== 'GET' || performance.now() > earlyMs) return undefined
  const early = window.foyerEarly?.get(url)
  window.foyerEarly?.set(url, undefined)
  const isSame =
    early !== undefined && Object.entries(early.headers).every(([name, value]) => headers.get(name) === value)
  return isSame ? early.answer : undefined
}

/** For so long a call waits until an answer begins. How long the rest may take depends on its size. */
export const answerMs = 60_000

const fetchInTime = (request: Request): Promise<Response> => {
  const deadline = new AbortController()
  const timer = setTimeout(() => deadline.abort(), answerMs)
  const signal = AbortSignal.any([request.signal, deadline.signal])
  return fetch(request, { signal }).finally(() => clearTimeout(timer))
}

/** `fetch` that takes an early answer if there is one. If the early call failed, it makes the call itself. */
export const fetchOrTakeEarly = async (request: Request): Promise<Response> =>
  (await takeEarly(request)?.catch(() => undefined)) ?? fetchInTime(request)
