import type { Locale } from '@foyer/contract/vocabulary/locale.ts'

/** A party as it was when the invoice was issued. */
export interface InvoiceParty {
  readonly legal_name: string
  readonly address_lines: readonly string[]
  readonly tax_id: string | null
}

export interface InvoiceLine {
  readonly title: string
  readonly detail: string | null
  readonly quantity: string
  readonly unit_price: string
  readonly amount: string
}

export interface InvoiceBank {
  readonly bank_name: string
  readonly iban: string
  readonly bic: string
  readonly account_holder: string
}

/**
 * What stands on an invoice or a receipt. Quantities, the tax rate and money arrive as text, already written for the locale;
 * days arrive as `yyyy-MM-dd`. Any text may hold any characters: it is printed, never interpreted.
 */
export interface InvoiceData {
  readonly locale: Locale
  readonly kind: 'invoice' | 'receipt' | 'credit_note' | 'quote'
  readonly brand: {
    readonly name: string
    /** `#rgb` or `#rrggbb`. */
    readonly primary_color: string
    /** The source of an SVG that stands on its own; a logo that cannot be drawn gives way to the name. */
    readonly logo_svg: string | null
  }
  readonly number: string
  readonly issued_on: string
  /** Of a quote, the last day on which it holds. */
  readonly due_on: string | null
  /** The day on which a saved card is charged for it, so that nobody else has to pay it. */
  readonly charged_on: string | null
  readonly paid_on: string | null
  /** Nothing is owed from this day on. */
  readonly cancelled_on: string | null
  readonly seller: InvoiceParty
  readonly buyer: InvoiceParty
  readonly lines: readonly InvoiceLine[]
  readonly subtotal: string
  /** Without the sign, as `25` or `8.875`; `8,875` in Russian. */
  readonly tax_percent: string
  readonly tax_amount: string
  readonly total: string
  /** Null where nothing is to be transferred. */
  readonly bank: InvoiceBank | null
  readonly payment_reference: string
  /** The text of the code that a banking app reads; null where there is none for this way of paying. */
  readonly payment_code: string | null
  readonly notes: string | null
}
