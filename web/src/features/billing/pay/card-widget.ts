import type { PaymentSettings } from '@foyer/contract/billing/paying.ts'
import { cardWidgetLocale } from '@foyer/contract/vocabulary/constants.ts'
import type { Locale } from '@foyer/contract/vocabulary/locale.ts'

type Settings = Extract<PaymentSettings, { readonly gateway: 'cloudpayments' }>

interface Charge extends Settings {
  readonly description: string
}

/**
 * Shows CloudPayments' own window. Resolves when the payment succeeded or the customer closed the window; rejects when
 * the payment failed.
 */
export type CardWidget = (charge: Charge) => Promise<'paid' | 'closed'>

interface WidgetOptions {
  readonly publicId: string
  readonly amount: number
  readonly currency: string
  readonly description: string
}

interface WidgetOutcome {
  readonly onSuccess: () => void
  readonly onFail: (reason: string) => void
  readonly onComplete: () => void
}

/** The part of CloudPayments' widget that is used here (its documentation: developers.cloudpayments.ru). */
export interface CloudPaymentsGlobal {
  readonly CloudPayments: new (options: { readonly language: string }) => {
    charge(options: WidgetOptions, outcome: WidgetOutcome): void
  }
}

declare global {
  interface Window {
    cp?: CloudPaymentsGlobal
  }
}

/** The reason used if the widget's script did not load. */
export const scriptMissing = 'script'

const loadWidget = (url: string): Promise<CloudPaymentsGlobal> => {
  if (window.cp !== undefined) return Promise.resolve(window.cp)
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    const fail = () => {
      script.remove()
      reject(new WidgetFailure(scriptMissing))
    }
    script.src = new URL(url, location.origin).href
    script.addEventListener('error', fail)
    script.addEventListener('load', () => (window.cp === undefined ? fail() : resolve(window.cp)))
    document.head.append(script)
  })
}

/** Has the widget's own reason, or `scriptMissing`. */
export class WidgetFailure extends Error {
  override readonly name = 'WidgetFailure'
}

/** The reason that the widget gives when the customer closes it. */
const closedByCustomer = 'User has cancelled'

/** Passes the settings on as they are. A closed window is not a failure. Rejects with a `WidgetFailure` otherwise. */
export const showWidget = (
  { CloudPayments }: CloudPaymentsGlobal,
  publicId: string,
  locale: Locale,
  { amount, currency, description, data }: Charge,
): ReturnType<CardWidget> =>
  new Promise((resolve, reject) => {
    const options = { ...data, publicId, amount, currency, description }
    new CloudPayments({ language: cardWidgetLocale[locale] }).charge(options, {
      onSuccess: () => resolve('paid'),
      onFail: (reason) => (reason === closedByCustomer ? resolve('closed') : reject(new WidgetFailure(reason))),
      onComplete: () => undefined,
    })
  })

export interface WidgetAccess {
  readonly public_id: string
  readonly script_url: string
}

/** CloudPayments' window for one terminal, in the language of the screen. `opens` is called right before it is shown. */
export const cardWidget =
  ({ public_id, script_url }: WidgetAccess, locale: Locale, opens?: () => void): CardWidget =>
  async (charge) => {
    const widget = await loadWidget(script_url)
    opens?.()
    return showWidget(widget, public_id, locale, charge)
  }
