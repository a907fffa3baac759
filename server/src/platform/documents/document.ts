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
  // No file can exist below the null device, so a logo that links to files cannot read anything of this machine.
  const compiler = NodeCompiler.create({ workspace: devNull, fontArgs: [{ fontBlobs: [...typeface.files] }] })
  return { compiler, typeface }
}

let press: Promise<Press> | undefined

/** One instance for all documents, so that fonts and compiler are in memory only once. */
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
 * Renders a Typst template to a tagged PDF/A-2b file. The same inputs give the same bytes, except for text in a logo,
 * which is drawn with the machine's fonts.
 *
 * The template reads `sys.inputs`. `data` is JSON; characters that the typeface cannot draw are removed from it, except
 * in the fields named `verbatim`. `plain` is passed unchanged.
 */
export const documentFrom = (template: URL, verbatim: readonly string[] = []) => {
  let text: Promise<string> | undefined
  return async (data: object, plain: Readonly<Record<string, string>> = {}): Promise<Uint8Array> => {
    text ??= readFile(template, 'utf8')
    const [{ compiler, typeface }, source] = await Promise.all([runningPress(), text])
    // Compiling blocks the thread, so waiting requests go first. The compiler also frees earlier documents only between
    // turns of the event loop.
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
