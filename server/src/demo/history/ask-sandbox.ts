import { setTimeout as delay } from 'node:timers/promises'

const tries = 6
const firstPauseMs = 100

interface Asked {
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | URLSearchParams
}

/**
 * Calls the sandbox as a provider's client does. Failures on the way, or of a machine that is busy starting, are
 * retried with the same key, so that the call takes effect once. Returns the body of the answer.
 *
 * @throws Error with the sandbox's message if it refuses or keeps failing.
 */
export const askSandbox = async (url: string, { headers, body }: Asked): Promise<unknown> => {
  const key = crypto.randomUUID()
  for (let attempt = 1; ; attempt += 1) {
    const answer = await fetch(url, { method: 'POST', headers: { ...headers, 'idempotency-key': key }, body }).catch(
      (error: Error) => error,
    )
    if (!(answer instanceof Error) && answer.ok) return answer.status === 204 ? null : answer.json()
    const isTheirs = answer instanceof Error || answer.status >= 500 || answer.status === 429
    if (!isTheirs || attempt === tries) {
      const words = answer instanceof Error ? answer.message : await answer.text()
      throw new Error(`the sandbox refused ${new URL(url).pathname}: ${words}`)
    }
    await delay(firstPauseMs * 2 ** attempt)
  }
}
