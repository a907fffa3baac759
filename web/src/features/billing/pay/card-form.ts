/** The latest event of one field of the card form. */
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

/** True if every field is complete and valid. */
export const isCardReady = (form: CardForm): boolean =>
  cardFields.every((field) => form[field].complete && form[field].error === undefined)

/** True if anything was typed, complete or not. */
export const isCardBegun = (form: CardForm): boolean => cardFields.some((field) => !form[field].empty)
