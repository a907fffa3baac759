import { setTimeout as delay } from 'node:timers/promises'
import { sku } from '../goods.ts'
import { type Contracts, misread, plainReads } from './both-contracts.ts'
import { type Answer, send, type Sent } from './callers.ts'
import { basic, tenant } from './customer.ts'
import { pay } from './paying.ts'
import type { World } from './world.ts'

/** One call, and the clients that its answer would have confused. */
export interface Heard {
  readonly operation: string
  readonly answer: Answer
  readonly misread: readonly string[]
}

const billing = '/billing/api/v1'
const talks = '/talks-client/api/v1'

/** The calls that most pages make. */
const reads = [
  ['getProfile', `${billing}/profile`],
  ['getFeatures', `${billing}/features`],
  ['listDeliverables', `${billing}/deliverables?limit=20`],
  ['listOrders', `${billing}/orders?limit=20`],
  ['listPayments', `${billing}/payments?limit=20`],
  ['listTickets', `${talks}/tickets?limit=20`],
  ['getJwtStatus', `${billing}/login/jwt_status`],
] as const

/** A random address, because sign-ins per address are limited. */
const somewhere = (): string => `10.${[0, 0, 0].map(() => 1 + Math.floor(Math.random() * 250)).join('.')}`

const bodyOf = <Body>({ body }: Answer): Partial<Body> => {
  try {
    // Only the requested fields are read.
    return JSON.parse(body) as Partial<Body>
  } catch {
    return {}
  }
}

interface Tokens {
  readonly access_token: string
  readonly refresh_token: string
}

/** An account may open this many per hour, minus a reserve for others. */
const mostTickets = 20
/** The same for orders. */
const mostOrders = 50

/** Simulated people at both versions, and the answers they get. */
export class Visitors {
  readonly heard: Heard[] = []
  readonly #world: World
  readonly #url: string
  readonly #contracts: Contracts
  readonly #invoices: string[]
  #going = true
  #asked = 0
  #ordered = 0

  constructor(world: World, url: string, contracts: Contracts, invoices: readonly string[]) {
    this.#world = world
    this.#url = url
    this.#contracts = contracts
    this.#invoices = [...invoices]
  }

  #note(operation: string, answer: Answer): Answer {
    this.heard.push({ operation, answer, misread: misread(this.#contracts, operation, answer) })
    return answer
  }

  async #say(operation: string, path: string, sent: Omit<Sent, 'url'> = {}): Promise<Answer> {
    return this.#note(operation, await send({ ...sent, url: `${this.#url}${path}` }))
  }

  async #post(operation: string, path: string, token: string, body: object): Promise<Answer> {
    return this.#say(operation, path, { token, body: JSON.stringify(body) })
  }

  async #pay(token: string, order: string | undefined): Promise<void> {
    if (order !== undefined) this.#note('payOrder', await pay(this.#world, this.#url, token, order))
  }

  async #signIn(proof: object): Promise<Tokens | undefined> {
    const headers = { 'x-tenant': tenant, 'x-forwarded-for': somewhere(), ...proof }
    const { access_token, refresh_token } = bodyOf<Tokens>(await this.#say('login', `${billing}/login`, { headers }))
    return access_token === undefined || refresh_token === undefined ? undefined : { access_token, refresh_token }
  }

  async #look(token: string): Promise<void> {
    for (const [operation, path] of reads) await this.#say(operation, path, { method: 'GET', token })
  }

  async #buy(token: string): Promise<void> {
    this.#ordered += 1
    if (this.#ordered <= mostOrders) {
      const wish = { purpose: 'new', sku_id: sku.id, quantity: 2 }
      const { id } = bodyOf<{ id: string }>(await this.#post('createOrder', `${billing}/orders`, token, wish))
      await this.#pay(token, id)
    }
    await this.#pay(token, this.#invoices.pop())
  }

  async #ask(token: string): Promise<void> {
    this.#asked += 1
    if (this.#asked > mostTickets) return
    const ticket = { title: 'Two versions', description: 'At once', kind: 'support', product: 'iptv' }
    const { id } = bodyOf<{ id: string }>(await this.#post('openTicket', `${talks}/tickets`, token, ticket))
    if (id === undefined) return
    await this.#post('addComment', `${talks}/tickets/${id}/comments`, token, { body: 'And one more' })
    await this.#say('getTicket', `${talks}/tickets/${id}`, { method: 'GET', token })
  }

  /** Signs in, looks around, buys and pays, opens a ticket, and goes on with a renewed token. */
  async #visit(): Promise<void> {
    const first = await this.#signIn({ authorization: basic })
    if (first === undefined) {
      await delay(100)
      return
    }
    await this.#look(first.access_token)
    await this.#buy(first.access_token)
    await this.#ask(first.access_token)
    const next = await this.#signIn({ authorization: `Bearer ${first.refresh_token}` })
    if (next !== undefined) await this.#look(next.access_token)
  }

  /** Runs this many visits concurrently, over and over. Returns a function that ends them and resolves when all are done. */
  begin(atOnce: number): () => Promise<void> {
    const come = async (): Promise<void> => {
      while (this.#going) await this.#visit()
    }
    const all = Promise.all(Array.from({ length: atOnce }, come))
    return async () => {
      this.#going = false
      await all
    }
  }

  /** Resolves when this many more answers have arrived. */
  async more(answers: number): Promise<void> {
    const until = this.heard.length + answers
    while (this.heard.length < until) await delay(50)
  }

  /** Makes every reading call that both versions know, at one server of each. */
  async readAll(url: string, token: string): Promise<void> {
    const headers = { 'x-tenant': tenant }
    for (const { operation, url: path, auth } of plainReads(this.#contracts)) {
      const proof = auth.includes('bearer') ? { token } : { headers }
      this.#note(operation, await send({ method: 'GET', url: `${url}${path}`, ...proof }))
    }
  }
}
