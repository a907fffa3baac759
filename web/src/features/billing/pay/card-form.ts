/** What one field of the card form last said of itself. */
export interface FieldReport {
  readonly empty: boolean
  readonly complete: boolean
  readonly error: string | undefined
}

export const cardFields = ['cardNumber', 'cardExpiry', 'cardCvc'] as const
export type CardField = (typeof cardFields)[number]

export type CardForm = Readonly<Record<CardField, FieldReport>>

const untouched: FieldReport = { empty: true, complete: false, error: undefined }

export const emptyForm: CardForm = { cardNumber: untouched, cardExpiry: untouched, cardCvc: untouched }

/** Every field is filled in and none has an error. */
export const isCardReady = (form: CardForm): boolean =>
  cardFields.every((field) => form[field].complete && form[field].error === undefined)
