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
 * The content of an invoice or a receipt. Quantities and money are texts, already formatted for the locale; days are
 * `yyyy-MM-dd`. Any text may hold any characters: it is printed, never interpreted.
 */
export interface InvoiceData {
  readonly locale: Locale
  readonly kind: 'invoice' | 'receipt' | 'credit_note' | 'quote'
  readonly brand: {
    readonly name: string
    /** `#rgb` or `#rrggbb`. */
    readonly primary_color: string
    /** The source of a self-contained SVG. If it cannot be drawn, the name is printed instead. */
    readonly logo_svg: string | null
  }
  readonly number: string
  readonly issued_on: string
  /** For a quote, the last day on which it is valid. */
  readonly due_on: string | null
  /** The day on which a saved card is charged for it, so that nobody pays it by hand as well. */
  readonly charged_on: string | null
  readonly paid_on: string | null
  /** Nothing is owed from this day on. */
  readonly cancelled_on: string | null
  readonly seller: InvoiceParty
  readonly buyer: InvoiceParty
  readonly lines: readonly InvoiceLine[]
  readonly subtotal: string
  /** With its rate, as `VAT 25%`, or in the brand's words for none. */
  readonly tax_label: string
  readonly tax_amount: string
  readonly total: string
  /** Null if no transfer is expected. */
  readonly bank: InvoiceBank | null
  readonly payment_reference: string
  /** The buyer's own, such as a purchase order number. */
  readonly buyer_reference: string | null
  /** The number of the invoice whose place it takes. */
  readonly replaces: string | null
  /** The card, the transfer or the provider, of what is paid. */
  readonly paid_by: string | null
  /** The text of the QR code for banking apps; null if this way of paying has none. */
  readonly payment_code: string | null
  /** What has to be said about the tax, below the sums. */
  readonly tax_note: string | null
  readonly notes: string | null
}
