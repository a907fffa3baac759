import { callContext, session, tabSessionId } from './client.ts'
import { Cancelled, Failure, problemsOf } from './failure.ts'

/** Who sends: the bearer of their calls, and who hears that it is no longer taken. */
export interface Sender {
  readonly bearer: () => Promise<string | undefined>
  readonly refused: (bearer: string) => void
}

const customer: Sender = { bearer: () => session.bearer(), refused: (bearer) => session.refused(bearer) }

interface Upload {
  readonly path: string
  readonly form: FormData
  /** The Idempotency-Key of the wish: the same for another try of it. */
  readonly key: string
  readonly signal: AbortSignal
  /** From 0 to 1. */
  readonly onProgress: (share: number) => void
  /** The customer's session unless told otherwise. */
  readonly sender?: Sender | undefined
}

const headersOf = (bearer: string | undefined, key: string): Readonly<Record<string, string>> => ({
  Accept: 'application/json',
  'Accept-Language': callContext.locale,
  'X-Originator': 'client-area',
  Session: tabSessionId,
  'Idempotency-Key': key,
  ...(bearer !== undefined && { Authorization: `Bearer ${bearer}` }),
})

/** Sends a form and tells how much of it is gone, which `fetch` cannot. Fails as every other call does. */
export const upload = async (wish: Upload): Promise<unknown> => {
  const { path, form, key, signal, onProgress, sender = customer } = wish
  const bearer = await sender.bearer()
  return new Promise((resolve, reject) => {
    if (signal.aborted) {
      reject(new Cancelled())
      return
    }
    const request = new XMLHttpRequest()
    request.open('POST', path)
    request.responseType = 'json'
    for (const [name, value] of Object.entries(headersOf(bearer, key))) request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total))
    request.addEventListener('load', () => {
      const { status, response } = request
      if (status >= 200 && status < 300) resolve(response)
      else {
        if (status === 401 && bearer !== undefined) sender.refused(bearer)
        reject(new Failure(status, problemsOf(response)))
      }
    })
    request.addEventListener('error', () => reject(new Failure(0, [])))
    request.addEventListener('abort', () => reject(new Cancelled()))
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.send(form)
  })
}
