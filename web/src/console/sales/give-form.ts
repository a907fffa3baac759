import { activationTypes } from '@foyer/contract/licensing/deliverable-facts.ts'
import { defined } from '@foyer/contract/vocabulary/defined.ts'
import { freeLine, Reason } from '@foyer/contract/vocabulary/text.ts'
import * as z from 'zod/mini'
import { said, typedDay } from '../list/typed.ts'
import type { Product } from './sku-choice.tsx'
import { reachesLeast, skuFields } from './sku-form.ts'
import type { LicenceBody } from './use-making.ts'

/** How long a granted licence lasts: one period of its product, until a day, or for ever. */
export const ends = ['period', 'day', 'never'] as const

const fields = z.object({
  ...skuFields,
  activation_type: z.enum(activationTypes),
  usb_serial_number: freeLine(100),
  starts_on: typedDay,
  ends: z.enum(ends),
  paid_till: typedDay,
  reason: Reason,
})
export type GiveValues = z.infer<typeof fields>

/** Reported even while other fields are invalid. */
const missing = (path: keyof GiveValues) => ({ path: [path], params: { code: 'required' }, when: () => true })

export const giveValues = (products: readonly Product[] | undefined) =>
  fields.check(
    reachesLeast(products),
    z.refine(
      ({ activation_type, usb_serial_number }) => activation_type !== 'usb' || usb_serial_number.trim() !== '',
      missing('usb_serial_number'),
    ),
    z.refine((values) => values.ends !== 'day' || values.paid_till !== '', missing('paid_till')),
  )

/** The form's values for the contract. For valid forms only. */
export const giveBody = (values: GiveValues, customer_id: string): LicenceBody => ({
  customer_id,
  sku_id: values.sku_id,
  quantity: Number(values.quantity),
  activation_type: values.activation_type,
  reason: values.reason.trim(),
  ...defined({
    // A typed dongle number stays in the form while another activation is chosen, but is not sent.
    usb_serial_number: values.activation_type === 'usb' ? said(values.usb_serial_number) : undefined,
    starts_on: said(values.starts_on),
  }),
  ...(values.ends === 'day' && { paid_till: values.paid_till }),
  ...(values.ends === 'never' && { paid_till: null }),
})

export const blankGift = (today: string): GiveValues => ({
  sku_id: '',
  quantity: '1',
  activation_type: 'online',
  usb_serial_number: '',
  starts_on: today,
  ends: 'period',
  paid_till: '',
  reason: '',
})
