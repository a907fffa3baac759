import { readFile } from 'node:fs/promises'
import { devNull } from 'node:os'
import { setImmediate } from 'node:timers/promises'
import { NodeCompiler, type NodeTypstDocument, PdfStandard } from '@myriaddreamin/typst-ts-node-compiler'
import type { InvoiceData } from './invoice-data.ts'
import { presentInvoice } from './present-invoice.ts'
import { printableText } from './printable-text.ts'
import { loadTypeface, type Typeface } from './typeface.ts'

interface Renderer {
  readonly compiler: NodeCompiler
  readonly template: string
  readonly typeface: Typeface
}

const startRenderer = async (): Promise<Renderer> => {
  const [typeface, template] = await Promise.all([
    loadTypeface(),
    readFile(new URL('invoice.typ', import.meta.url), 'utf8'),
  ])
  // No file lies below the null device: whatever a logo links to, nothing of this machine can be read.
  const compiler = NodeCompiler.create({ workspace: devNull, fontArgs: [{ fontBlobs: [...typeface.files] }] })
  return { compiler, template, typeface }
}

let renderer: Promise<Renderer> | undefined

const runningRenderer = (): Promise<Renderer> => {
  renderer ??= startRenderer().catch((error: unknown) => {
    renderer = undefined
    throw error
  })
  return renderer
}

const layOut = ({ compiler, template }: Renderer, inputs: Record<string, string>): NodeTypstDocument => {
  const compilation = compiler.compile({ mainFileContent: template, inputs })
  if (compilation.result !== null) return compilation.result
  throw new Error('the invoice could not be laid out', { cause: compilation.takeDiagnostics()?.shortDiagnostics })
}

const writePdf = (running: Renderer, invoice: string, logo: string): Uint8Array => {
  const { compiler } = running
  try {
    return compiler.pdf(layOut(running, { invoice, logo }), { pdfStandard: PdfStandard.A_2b, pdfTags: true })
  } finally {
    compiler.evictCache(0)
  }
}

/**
 * The invoice or receipt as a tagged PDF/A-2b file; the same data give the same bytes.
 * The first call reads fonts and template. @throws RangeError where a day is not `yyyy-MM-dd`.
 */
export const renderInvoice = async (data: InvoiceData): Promise<Uint8Array> => {
  const view = presentInvoice(data)
  const running = await runningRenderer()
  // Compiling blocks the thread: whoever waits goes first, and the compiler's earlier documents are freed only between turns.
  await setImmediate()
  const invoice = JSON.stringify(view, (key, value: unknown) =>
    // A drawing is not read as text.
    typeof value === 'string' && key !== 'code' ? printableText(value, running.typeface) : value,
  )
  const logo = data.brand.logo_svg ?? ''
  if (logo === '') return writePdf(running, invoice, '')
  try {
    return writePdf(running, invoice, logo)
  } catch {
    // A picture that cannot be drawn must not keep a customer from the invoice.
    return writePdf(running, invoice, '')
  }
}
