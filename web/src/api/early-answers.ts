/** A call that the page's own script made before any file was there to make it. */
interface EarlyCall {
  readonly headers: Readonly<Record<string, string>>
  readonly answer: Promise<Response>
}

declare global {
  interface Window {
    /** By whole address. */
    foyerEarly?: Map<string, EarlyCall>
  }
}

/** Older answers are not taken for new ones, however slow the line is that the files came by. */
const earlyMs = 30_000

/** Each answer once, and only by who asks the very same: as the same person, in the same language. */
const takeEarly = ({ method, url, headers }: Request): Promise<Response> | undefined => {
  const early = window.foyerEarly?.get(url)
  const isSame =
    early !== undefined && Object.entries(early.headers).every(([name, value]) => headers.get(name) === value)
  if (!isSame || method !== 'GET' || performance.now() > earlyMs) return undefined
  window.foyerEarly?.delete(url)
  return early.answer
}

/** `fetch` that takes an answer which is on its way already; where that one does not come, it asks anew. */
export const fetchOrTakeEarly = async (request: Request): Promise<Response> =>
  (await takeEarly(request)?.catch(() => undefined)) ?? fetch(request)
