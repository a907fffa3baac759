import { showChallenge } from './challenge.js'

/** The names of the two kinds of intents in requests and answers. */
const kinds = {
  payment: { path: 'payment_intents', result: 'paymentIntent', field: 'payment_intent', problem: 'last_payment_error' },
  setup: { path: 'setup_intents', result: 'setupIntent', field: 'setup_intent', problem: 'last_setup_error' },
}

const idOf = (secret) => secret.split('_secret_')[0]

/** What Stripe.js does with an intent whose client secret the page has. */
export class Actions {
  #base
  #requests
  #say
  #locale
  #cardFields

  constructor({ base, requests, say, locale, cardFields }) {
    this.#base = base
    this.#requests = requests
    this.#say = say
    this.#locale = locale
    this.#cardFields = cardFields
  }

  async retrieve(kind, secret) {
    const { path, result } = kinds[kind]
    const { data, error } = await this.#requests.get(`${path}/${idOf(secret)}`, { client_secret: secret })
    return error === undefined ? { [result]: data } : { error }
  }

  /** Runs the challenge that an intent waits for. An intent without one is returned unchanged. */
  async handle(kind, secret) {
    const answer = await this.retrieve(kind, secret)
    if (answer.error !== undefined) return answer
    if (answer[kinds[kind].result].status === 'requires_action') await this.#challenge(kind, secret)
    return this.#result(kind, secret)
  }

  async confirm(kind, secret, data = {}, { handleActions = true } = {}) {
    const { path, result } = kinds[kind]
    const { payment_method, return_url, setup_future_usage, receipt_email } = data
    const method = await this.#methodFields(payment_method)
    if (method.error !== undefined) return { error: method.error }
    const { data: intent, error } = await this.#requests.post(`${path}/${idOf(secret)}/confirm`, {
      client_secret: secret,
      use_stripe_sdk: true,
      ...method.fields,
      return_url,
      setup_future_usage,
      receipt_email,
    })
    if (error !== undefined) return { error }
    if (intent.status !== 'requires_action' || !handleActions) return { [result]: intent }
    await this.#challenge(kind, secret)
    return this.#result(kind, secret)
  }

  /** A card given by id, by the fields on the page, or by token. */
  async #methodFields(method) {
    if (method === undefined || typeof method === 'string') return { fields: { payment_method: method } }
    const { card, billing_details } = method
    const { data, error } = typeof card.mount === 'function' ? await this.#cardFields(card) : { data: card }
    return { error, fields: { payment_method_data: { type: 'card', card: data, billing_details } } }
  }

  /** If an intent waits for a card again, its last error is the reason. */
  async #result(kind, secret) {
    const { result, field, problem } = kinds[kind]
    const answer = await this.retrieve(kind, secret)
    const intent = answer[result]
    if (intent?.status !== 'requires_payment_method' || intent[problem] === null) return answer
    const { code, decline_code, message } = intent[problem]
    const said = this.#say.errors[decline_code] ?? this.#say.errors[code] ?? message
    return { error: { ...intent[problem], message: said, [field]: intent } }
  }

  async #challenge(kind, secret) {
    const page = new URL(`3ds/${idOf(secret)}`, this.#base)
    const asked = { client_secret: secret, locale: this.#locale }
    await showChallenge({
      url: `${page}?${new URLSearchParams(asked)}`,
      say: this.#say,
      isOver: async () => (await this.retrieve(kind, secret))[kinds[kind].result]?.status !== 'requires_action',
      giveUp: () =>
        fetch(page, {
          method: 'POST',
          redirect: 'manual',
          body: new URLSearchParams({ ...asked, outcome: 'fail' }),
        }).catch(() => undefined),
    })
  }
}
