/** A call that the page's own script made before any file was there to make it. */
interface EarlyCall {
  readonly headers: Readonly<Record<string, string>>
  readonly answer: Promise<Response>
}

declare global {
  interface Window {
    /** By whole address; what has been asked by now, and is not to be asked ahead any more, has no call. */
    foyerEarly?: Map<string, EarlyCall | undefined>
  }
}

/** Older answers are not taken for new ones, however slow the line is that the files came by. */
const earlyMs = 30_000

/** Each answer once, and only by who asks the very same: as the same person, in the same language. */
const takeEarly = ({ method, url, headers }: Request): Promise<Response> | undefined => {
  if (method !== 'GET' || performance.now() > earlyMs) return undefined
  const early = window.foyerEarly?.get(url)
  window.foyerEarly?.set(url, undefined)
  const isSame =
    early !== undefined && Object.entries(early.headers).every(([name, value]) => headers.get(name) === value)
  return isSame ? early.answer : undefined
}

/** `fetch` that takes an answer which is on its way already; where that one does not come, it asks anew. */
export const fetchOrTakeEarly = async (request: Request): Promise<Response> =>
  (await takeEarly(request)?.catch(() => undefined)) ?? fetch(request)
