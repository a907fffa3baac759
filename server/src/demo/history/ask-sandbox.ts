import { setTimeout as delay } from 'node:timers/promises'

const tries = 6
const firstPauseMs = 100

interface Asked {
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | URLSearchParams
}

/**
 * A call of the sandbox as a provider's own client makes it: what fails on the way, or at the other side of a machine that is
 * busy starting, is asked again after a while, under the same key, so that it happens once. Returns the answer's body.
 * @throws Error with the sandbox's own words where it refuses, or goes on failing.
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
