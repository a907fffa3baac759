/*
 * A stand-in for Stripe.js with the calls of a card form. Like the original it defines `Stripe` at once and loads its
 * parts later, so elements are created and mounted synchronously and emit `ready` when they are complete.
 */
;(() => {
  const script = document.currentScript ?? document.querySelector('script[src$="/stripe.js"]')
  const base = new URL('.', script.src)
  const load = (name) => import(new URL(name, base).href)
  const loaded = Promise.all(['card-view.js', 'card-texts.js', 'requests.js', 'actions.js'].map(load)).then((parts) =>
    Object.assign({}, ...parts),
  )

  class CardElement {
    #listeners = new Map()
    #type
    #options
    #group
    #container = null
    #shown = Promise.resolve()
    view = null

    constructor(type, options, group) {
      this.#type = type
      this.#options = options
      this.#group = group
    }

    on(event, handler) {
      this.#listeners.set(event, [...(this.#listeners.get(event) ?? []), handler])
      if (event === 'ready' && this.view !== null) handler({ elementType: this.#type })
      return this
    }

    once(event, handler) {
      const first = (detail) => {
        this.off(event, first)
        handler(detail)
      }
      return this.on(event, first)
    }

    off(event, handler) {
      const kept = handler === undefined ? [] : (this.#listeners.get(event) ?? []).filter((other) => other !== handler)
      this.#listeners.set(event, kept)
      return this
    }

    #emit(event, detail) {
      if (event === 'change' && this.#type === 'cardNumber') this.#group.elements.get('cardCvc')?.view?.reread('cvc')
      for (const handler of this.#listeners.get(event) ?? []) handler(detail)
    }

    mount(target) {
      const container = typeof target === 'string' ? document.querySelector(target) : target
      if (!(container instanceof HTMLElement)) throw new Error(`There is no element ${target} to mount in.`)
      if (container === this.#container) return
      this.unmount()
      this.#container = container
      this.#shown = this.#show(container)
    }

    async #show(container) {
      const { CardView, textsFor } = await loaded
      // Unmounted, or mounted elsewhere, before the parts were loaded.
      if (this.#container !== container) return
      this.view = new CardView({
        container,
        type: this.#type,
        options: this.#options,
        say: textsFor(this.#group.locale),
        // Not before `mount` has returned and the page has had a chance to add listeners.
        emit: (event, detail) => queueMicrotask(() => this.#emit(event, detail)),
        brandOfGroup: () => this.#group.elements.get('cardNumber')?.view?.brand ?? 'unknown',
      })
    }

    unmount() {
      this.view?.remove()
      this.view = null
      this.#container = null
    }

    destroy() {
      this.unmount()
      this.#listeners.clear()
      if (this.#group.elements.get(this.#type) === this) this.#group.elements.delete(this.#type)
    }

    update(options) {
      this.#options = { ...this.#options, ...options }
      this.view?.update(options)
    }

    /** Runs `act` on the inputs as soon as they exist. */
    async #withView(act) {
      await this.#shown
      if (this.view !== null) act(this.view)
    }

    focus() {
      void this.#withView((view) => view.focus())
    }

    blur() {
      void this.#withView((view) => view.blur())
    }

    clear() {
      void this.#withView((view) => view.clear())
    }

    /** The elements whose inputs form the card together. */
    get together() {
      if (this.#type === 'card') return [this]
      return ['cardNumber', 'cardExpiry', 'cardCvc'].map((type) => this.#group.elements.get(type)).filter(Boolean)
    }
  }

  const elementTypes = new Set(['card', 'cardNumber', 'cardExpiry', 'cardCvc'])

  const createGroup = (locale) => {
    const group = { locale, elements: new Map() }
    return {
      create: (type, options = {}) => {
        if (!elementTypes.has(type)) throw new Error(`The sandbox has no ${type} element, only those of cards.`)
        if (group.elements.has(type)) throw new Error(`There is a ${type} element already; destroy it first.`)
        const element = new CardElement(type, options, group)
        group.elements.set(type, element)
        return element
      },
      getElement: (type) => group.elements.get(type?.['__elementType'] ?? type) ?? null,
      update: ({ locale: changed = group.locale } = {}) => {
        group.locale = changed
      },
      fetchUpdates: async () => ({}),
      submit: async () => ({}),
    }
  }

  /** The card in the fields, or the first error. */
  const cardFields = async (element) => {
    await loaded
    const views = element.together.map(({ view }) => view).filter((view) => view !== null)
    const error = views.map((view) => view.refuse()).find((refusal) => refusal !== undefined)
    return error === undefined ? { data: Object.assign({}, ...views.map(({ values }) => values)) } : { error }
  }

  const named = (name, { data, error }) => (error === undefined ? { [name]: data } : { error })

  const Stripe = (key, { locale = 'auto' } = {}) => {
    if (typeof key !== 'string' || !key.startsWith('pk_')) throw new Error('Stripe needs a publishable key.')
    const ready = loaded.then(({ createRequests, Actions, textsFor }) => {
      const say = textsFor(locale)
      const requests = createRequests({ base, key, say })
      const language = (locale === 'auto' ? navigator.language : locale).slice(0, 2)
      return { requests, actions: new Actions({ base, requests, say, locale: language, cardFields }) }
    })

    const createToken = async (element, details = {}) => {
      const { requests } = await ready
      const { data, error } = await cardFields(element)
      if (error !== undefined) return { error }
      return named('token', await requests.post('tokens', { card: { ...data, ...details } }))
    }

    const createPaymentMethod = async (first, element, details = {}) => {
      const { requests } = await ready
      const given = typeof first === 'string' ? { type: first, card: element, ...details } : first
      const card = given.card ?? given.element?.getElement('card') ?? given.element
      const { data, error } = typeof card?.mount === 'function' ? await cardFields(card) : { data: card }
      if (error !== undefined) return { error }
      const { billing_details, metadata } = { ...given, ...given.params }
      return named(
        'paymentMethod',
        await requests.post('payment_methods', { type: 'card', card: data, billing_details, metadata }),
      )
    }

    return {
      elements: (options = {}) => createGroup(options.locale ?? locale),
      createToken,
      createPaymentMethod,
      confirmCardPayment: async (secret, data, options) =>
        (await ready).actions.confirm('payment', secret, data, options),
      confirmCardSetup: async (secret, data, options) => (await ready).actions.confirm('setup', secret, data, options),
      handleCardAction: async (secret) => (await ready).actions.handle('payment', secret),
      handleNextAction: async ({ clientSecret }) =>
        (await ready).actions.handle(clientSecret.startsWith('seti_') ? 'setup' : 'payment', clientSecret),
      retrievePaymentIntent: async (secret) => (await ready).actions.retrieve('payment', secret),
      retrieveSetupIntent: async (secret) => (await ready).actions.retrieve('setup', secret),
      registerAppInfo: () => undefined,
      _registerWrapper: () => undefined,
    }
  }

  // The release that `@stripe/stripe-js` compares itself with.
  Stripe.version = 'endive'
  window.Stripe = Stripe
})()
