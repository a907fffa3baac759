import { callContext, session, tabSessionId } from './client.ts'
import { Cancelled, Failure, failureIn } from './failure.ts'

/** Provides the bearer, and hears when the server no longer accepts it. Answers true if the session goes on. */
export interface Sender {
  readonly bearer: () => Promise<string | undefined>
  readonly refused: (bearer: string) => unknown
}

const customer: Sender = { bearer: () => session.bearer(), refused: (bearer) => session.refused(bearer) }

interface Upload {
  readonly path: string
  readonly form: FormData
  /** The intent's Idempotency-Key: a retry sends the same one. */
  readonly key: string
  readonly signal: AbortSignal
  /** From 0 to 1. */
  readonly onProgress: (share: number) => void
  /** By default the customer's session. */
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

/** Sends a form and reports its progress, which `fetch` cannot do. Rejects like every other call. */
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
      const isDone = status >= 200 && status < 300
      // Without its body nobody knows whether the server has answered, or something in between.
      if (isDone) return response === null && status !== 204 ? reject(new Failure(0, [])) : resolve(response)
      const failed = failureIn(status, response)
      const goesOn = failed.status === 401 && bearer !== undefined && sender.refused(bearer) === true
      return reject(goesOn ? new Failure(0, []) : failed)
    })
    request.addEventListener('error', () => reject(new Failure(0, [])))
    request.addEventListener('abort', () => reject(new Cancelled()))
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.send(form)
  })
}
