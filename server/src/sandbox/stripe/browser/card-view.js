import { CardField } from './card-field.js'
import { applyStyle } from './card-style.js'

/** The inputs of each type of Stripe element. */
const kindsOf = {
  card: ['number', 'expiry', 'cvc'],
  cardNumber: ['number'],
  cardExpiry: ['expiry'],
  cardCvc: ['cvc'],
}

const defaultClasses = {
  base: 'StripeElement',
  complete: 'StripeElement--complete',
  empty: 'StripeElement--empty',
  focus: 'StripeElement--focus',
  invalid: 'StripeElement--invalid',
}

const variantOf = ({ empty, complete, code }) => {
  if (code !== undefined) return 'invalid'
  if (complete) return 'complete'
  return empty ? 'empty' : 'base'
}

/**
 * An element inside the page's container: inputs in a shadow root, which the page's styles cannot reach. `emit`
 * receives `ready`, `change`, `focus`, `blur` and `escape`.
 */
export class CardView {
  #container
  #type
  #settings
  #say
  #emit
  #fields
  #host = document.createElement('div')
  #root = this.#host.attachShadow({ mode: 'open' })
  #sheet = new CSSStyleSheet()
  #ended = new AbortController()

  constructor({ container, type, options, say, emit, brandOfGroup }) {
    this.#container = container
    this.#type = type
    this.#settings = options
    this.#say = say
    this.#emit = emit
    this.#fields = kindsOf[type].map((kind) => new CardField(kind, say, () => this.#ownBrand() ?? brandOfGroup()))
    this.#root.adoptedStyleSheets = [this.#sheet]
    this.#root.append(...this.#fields.map(({ input }) => input))
    for (const field of this.#fields) this.#listen(field)
    this.#followLabels()
    container.append(this.#host)
    this.#dress()
    emit('ready', { elementType: type })
  }

  #ownBrand() {
    return this.#fields?.find(({ kind }) => kind === 'number')?.state?.brand
  }

  get #state() {
    return {
      empty: this.#fields.every(({ state }) => state.empty),
      complete: this.#fields.every(({ state }) => state.complete),
      code: this.#fields.map(({ code }) => code).find((code) => code !== undefined),
    }
  }

  get #classes() {
    return { ...defaultClasses, ...this.#settings.classes }
  }

  /** Sets the classes, styles and attributes of the current state. */
  #dress() {
    const state = this.#state
    const { base, complete, empty, invalid } = this.#classes
    const { classList } = this.#container
    classList.add(base)
    classList.toggle(complete, state.complete)
    classList.toggle(empty, state.empty)
    classList.toggle(invalid, state.code !== undefined)
    for (const { input, code } of this.#fields) {
      input.disabled = this.#settings.disabled === true
      input.ariaInvalid = String(code !== undefined)
    }
    const { placeholder, style = {} } = this.#settings
    if (placeholder !== undefined && this.#fields.length === 1) this.#fields[0].input.placeholder = placeholder
    applyStyle(this.#sheet, style, variantOf(state))
  }

  #errorOf(code) {
    return code === undefined ? undefined : { type: 'validation_error', code, message: this.#say.errors[code] }
  }

  #announce() {
    this.#dress()
    const { empty, complete, code } = this.#state
    const brand = this.#ownBrand()
    this.#emit('change', {
      elementType: this.#type,
      empty,
      complete,
      error: this.#errorOf(code),
      ...(brand !== undefined && { brand }),
      ...(this.#type === 'card' && { value: { postalCode: '' } }),
    })
  }

  #listen(field) {
    const { input } = field
    const elementType = this.#type
    input.addEventListener('input', (event) => {
      field.left = false
      field.take(event.inputType?.startsWith('delete') === true)
      if (field.kind === 'number') this.reread('cvc')
      this.#announce()
      this.#handOver(field)
    })
    input.addEventListener('focus', () => {
      this.#container.classList.add(this.#classes.focus)
      this.#emit('focus', { elementType })
    })
    input.addEventListener('blur', () => {
      this.#container.classList.remove(this.#classes.focus)
      this.#leave(field)
      this.#emit('blur', { elementType })
    })
    input.addEventListener('keydown', ({ key }) => {
      if (key === 'Escape') this.#emit('escape', { elementType })
    })
  }

  #leave(field) {
    const before = field.code
    field.left = true
    if (field.code !== before) this.#announce()
  }

  /** In the combined element, a complete field moves the focus to the next one. */
  #handOver(field) {
    const next = this.#fields[this.#fields.indexOf(field) + 1]
    if (next !== undefined && field.state.complete && next.state.empty && field.input.matches(':focus')) {
      next.input.focus()
    }
  }

  /** A click on the page's label of the container focuses the first input, as with the real element. */
  #followLabels() {
    const isLabel = (label) =>
      label.contains(this.#container) || (this.#container.id !== '' && label.htmlFor === this.#container.id)
    const onClick = ({ target }) => {
      const label = target instanceof Element ? target.closest('label') : null
      if (label !== null && isLabel(label)) this.focus()
    }
    document.addEventListener('click', onClick, { signal: this.#ended.signal })
  }

  get brand() {
    return this.#ownBrand() ?? 'unknown'
  }

  get values() {
    return Object.assign({}, ...this.#fields.map(({ values }) => values))
  }

  /** Returns what prevents the card from being used, and shows errors in the fields from now on. */
  refuse() {
    for (const field of this.#fields) field.left = true
    const code = this.#fields.map(({ refusal }) => refusal).find((refusal) => refusal !== undefined)
    if (code !== undefined) this.#announce()
    return this.#errorOf(code)
  }

  reread(kind) {
    for (const field of this.#fields) if (field.kind === kind) field.reread()
    this.#dress()
  }

  focus() {
    this.#fields[0].input.focus()
  }

  blur() {
    this.#root.activeElement?.blur()
  }

  clear() {
    for (const field of this.#fields) field.clear()
    this.#announce()
  }

  update(changes) {
    this.#settings = { ...this.#settings, ...changes }
    this.#dress()
  }

  remove() {
    this.#ended.abort()
    this.#host.remove()
    this.#container.classList.remove(...Object.values(this.#classes))
  }
}
