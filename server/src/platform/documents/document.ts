import { readFile } from 'node:fs/promises'
import { devNull } from 'node:os'
import { setImmediate } from 'node:timers/promises'
import { NodeCompiler, type NodeTypstDocument, PdfStandard } from '@myriaddreamin/typst-ts-node-compiler'
import { printableText } from './printable-text.ts'
import { loadTypeface, type Typeface } from './typeface.ts'

interface Press {
  readonly compiler: NodeCompiler
  readonly typeface: Typeface
}

const startPress = async (): Promise<Press> => {
  const typeface = await loadTypeface()
  // No file lies below the null device: whatever a logo links to, nothing of this machine can be read.
  const compiler = NodeCompiler.create({ workspace: devNull, fontArgs: [{ fontBlobs: [...typeface.files] }] })
  return { compiler, typeface }
}

let press: Promise<Press> | undefined

/** One for all documents: fonts and compiler take their memory once. */
const runningPress = (): Promise<Press> => {
  press ??= startPress().catch((error: unknown) => {
    press = undefined
    throw error
  })
  return press
}

const layOut = (compiler: NodeCompiler, template: string, inputs: Record<string, string>): NodeTypstDocument => {
  const compilation = compiler.compile({ mainFileContent: template, inputs })
  if (compilation.result !== null) return compilation.result
  throw new Error('the document could not be laid out', { cause: compilation.takeDiagnostics()?.shortDiagnostics })
}

/**
 * A document from a Typst template, as a tagged PDF/A-2b file; the same inputs give the same bytes, but for letters in a logo,
 * which are drawn with the machine's fonts. The template finds them in `sys.inputs`: `data` as JSON, with what the typeface
 * cannot draw left out but in the fields named `verbatim`, and `plain` as they are.
 */
export const documentFrom = (template: URL, verbatim: readonly string[] = []) => {
  let text: Promise<string> | undefined
  return async (data: object, plain: Readonly<Record<string, string>> = {}): Promise<Uint8Array> => {
    text ??= readFile(template, 'utf8')
    const [{ compiler, typeface }, source] = await Promise.all([runningPress(), text])
    // Compiling blocks the thread: whoever waits goes first, and the compiler's earlier documents are freed only between turns.
    await setImmediate()
    const json = JSON.stringify(data, (key, value: unknown) =>
      typeof value === 'string' && !verbatim.includes(key) ? printableText(value, typeface) : value,
    )
    try {
      const laidOut = layOut(compiler, source, { ...plain, data: json })
      return compiler.pdf(laidOut, { pdfStandard: PdfStandard.A_2b, pdfTags: true })
    } finally {
      compiler.evictCache(0)
    }
  }
}
