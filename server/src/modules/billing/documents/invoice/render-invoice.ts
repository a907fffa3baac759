import { documentFrom } from '../../../../platform/documents/document.ts'
import type { InvoiceData } from './invoice-data.ts'
import { presentInvoice } from './present-invoice.ts'

// A drawing is not read aloud as text.
const write = documentFrom(new URL('invoice.typ', import.meta.url), ['code'])

/**
 * The invoice or receipt as a tagged PDF/A-2b file. The same data give the same bytes. The first call reads fonts and template. @throws
 * RangeError if a day is not `yyyy-MM-dd`.
 */
export const renderInvoice = async (data: InvoiceData): Promise<Uint8Array> => {
  const view = presentInvoice(data)
  const logo = data.brand.logo_svg ?? ''
  if (logo === '') return write(view, { logo })
  try {
    return await write(view, { logo })
  } catch {
    // A picture that cannot be drawn must not prevent the invoice.
    return write(view, { logo: '' })
  }
}
