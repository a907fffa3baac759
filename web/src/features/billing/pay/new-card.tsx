import '../../../ui/field.css'
import { CardCvcElement, CardExpiryElement, CardNumberElement, Elements, useElements } from '@stripe/react-stripe-js'
import type { Stripe, StripeElements } from '@stripe/stripe-js'
import { useEffect, useLayoutEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../ui/field.tsx'
import { type CardField, type CardForm, emptyForm, type FieldReport, isCardBegun, isCardReady } from './card-form.ts'
import { TokenFailure } from './gateway-failures.ts'
import { useFieldStyle } from './use-field-style.ts'
import type { CardToken } from './wish.ts'

const elementsOf = { cardNumber: CardNumberElement, cardExpiry: CardExpiryElement, cardCvc: CardCvcElement } as const

/** The card as typed so far; undefined while it is incomplete. Its token is created only once, however often it is requested. */
const cardAsTyped = (stripe: Stripe, elements: StripeElements | null, form: CardForm): CardToken | undefined => {
  const number = elements?.getElement('cardNumber') ?? null
  if (number === null || !isCardReady(form)) return undefined
  let made: Promise<string> | undefined
  const make = async (): Promise<string> => {
    const { token, error } = await stripe.createToken(number)
    if (error !== undefined) throw new TokenFailure(error.message ?? '')
    return token.id
  }
  const forget = () => {
    made = undefined
  }
  const get = async (): Promise<string> => {
    made ??= make()
    try {
      return await made
    } catch (error) {
      forget()
      throw error
    }
  }
  return { get, forget }
}

interface CardInputProps {
  readonly field: CardField
  readonly error: string | undefined
  readonly disabled: boolean
  readonly onReport: (report: FieldReport) => void
}

const CardInput = ({ field, error, disabled, onReport }: CardInputProps) => {
  const { t } = useTranslation('billing')
  const style = useFieldStyle()
  const Element = elementsOf[field]
  return (
    <Field label={t(`card_form.${field}`)} error={error}>
      {({ id }) => (
        <Element
          id={id}
          className="input card-input"
          options={{ style, disabled, placeholder: t(`card_form.${field}_example`) }}
          onChange={({ empty, complete, error }) => onReport({ empty, complete, error: error?.message })}
        />
      )}
    </Field>
  )
}

interface NewCardProps {
  readonly disabled: boolean
  /** Called with the card once it is complete, and with undefined while it is not. */
  readonly onCard: (card: CardToken | undefined) => void
  /** Called with whether anything of a card was typed. */
  readonly onBegun?: ((begun: boolean) => void) | undefined
}

const Fields = ({ stripe, disabled, onCard, onBegun }: NewCardProps & { readonly stripe: Stripe }) => {
  const elements = useElements()
  const [form, setForm] = useState(emptyForm)
  useEffect(() => onCard(cardAsTyped(stripe, elements, form)), [stripe, elements, form, onCard])
  const begun = isCardBegun(form)
  // With the same paint: a click beside the dialog right afterwards must not lose it.
  useLayoutEffect(() => onBegun?.(begun), [begun, onBegun])
  // Fields that are gone make no token.
  useEffect(() => () => onCard(undefined), [onCard])
  const input = (field: CardField) => (
    <CardInput
      field={field}
      error={form[field].error}
      disabled={disabled}
      onReport={(report) => setForm((now) => ({ ...now, [field]: report }))}
    />
  )
  return (
    <div className="stack s3">
      {input('cardNumber')}
      <div className="fields2">
        {input('cardExpiry')}
        {input('cardCvc')}
      </div>
      {/* The fields are the gateway's, in frames: a screen reader does not find the error beside them there. */}
      <div aria-live="assertive" className="sr">
        {form.cardNumber.error ?? form.cardExpiry.error ?? form.cardCvc.error}
      </div>
    </div>
  )
}

/** The fields of a new card. What is typed goes straight to the gateway, never through our servers. */
export const NewCard = ({ stripe, ...rest }: NewCardProps & { readonly stripe: Stripe }) => (
  <Elements stripe={stripe}>
    <Fields stripe={stripe} {...rest} />
  </Elements>
)
