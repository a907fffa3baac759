import { expect, it } from 'vitest'
import { cardFields, emptyForm, isCardReady } from './card-form.ts'

const complete = { empty: false, complete: true, error: undefined }
const filled = { cardNumber: complete, cardExpiry: complete, cardCvc: complete }

it('BILL-19 an empty card form cannot be submitted', () => {
  expect(isCardReady(emptyForm)).toBe(false)
})

it('BILL-19 a complete card form can', () => {
  expect(isCardReady(filled)).toBe(true)
})

it.each(cardFields)('BILL-19 a form whose %s is missing, unfinished or wrong cannot', (field) => {
  const wrong = { ...complete, error: 'The card number is not valid.' }
  const unfinished = { empty: false, complete: false, error: undefined }
  for (const report of [emptyForm[field], unfinished, wrong])
    expect(isCardReady({ ...filled, [field]: report })).toBe(false)
})
