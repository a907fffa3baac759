import { caretAfter, readCvc, readExpiry, readNumber } from './card-rules.js'

const autocomplete = { number: 'cc-number', expiry: 'cc-exp', cvc: 'cc-csc' }

const readers = {
  number: (typed) => readNumber(typed),
  expiry: (typed, deleting) => readExpiry(typed, { deleting }),
  cvc: (typed, _deleting, brand) => readCvc(typed, brand),
}

const createInput = (kind, say) => {
  const input = document.createElement('input')
  input.className = kind
  input.name = autocomplete[kind]
  input.autocomplete = autocomplete[kind]
  input.inputMode = 'numeric'
  input.type = 'text'
  input.spellcheck = false
  input.ariaLabel = say.labels[kind]
  input.placeholder = say.placeholders[kind]
  return input
}

const countDigits = (text) => text.replace(/\D/g, '').length

/** One input that formats what is typed and validates it. */
export class CardField {
  kind
  input
  state
  /** Whether the field has lost focus. Until then missing digits are not reported. */
  left = false
  #brandNow

  constructor(kind, say, brandNow) {
    this.kind = kind
    this.input = createInput(kind, say)
    this.#brandNow = brandNow
    this.reread()
  }

  /** Validates the input again, because the card's brand may have changed. */
  reread() {
    this.state = readers[this.kind](this.input.value, true, this.#brandNow())
  }

  /** Formats what was typed and keeps the caret after the same digits. */
  take(deleting) {
    const { input, kind } = this
    const before = countDigits(input.value.slice(0, input.selectionStart ?? input.value.length))
    const wasEmpty = this.state.empty
    this.state = readers[kind](input.value, deleting, this.#brandNow())
    // A single-digit month such as `5` gains a zero in front of the caret.
    const gained = kind === 'expiry' && wasEmpty && this.state.digits.length > before ? 1 : 0
    input.value = this.state.text
    if (!input.matches(':focus')) return
    const caret = caretAfter(this.state.text, before + gained)
    input.setSelectionRange(caret, caret)
  }

  clear() {
    this.input.value = ''
    this.left = false
    this.reread()
  }

  /** The code of an error that may be shown already. */
  get code() {
    return this.state.error ?? (this.left ? this.state.missing : undefined)
  }

  /** The code of what prevents the field from being used, including being empty. */
  get refusal() {
    return this.state.complete ? undefined : (this.state.error ?? `incomplete_${this.kind}`)
  }

  /** The field's part of Stripe's card parameters. */
  get values() {
    const { digits } = this.state
    if (this.kind === 'expiry') return { exp_month: digits.slice(0, 2), exp_year: `20${digits.slice(2)}` }
    return { [this.kind]: digits }
  }
}
