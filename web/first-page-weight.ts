import { gzipSync } from 'node:zlib'
import type { Plugin, Rolldown } from 'vite'

type Chunk = Rolldown.OutputChunk
type Bundle = Rolldown.OutputBundle

/** Bytes of scripts and styles, compressed, that the sign-in page may load. */
const budget = 150_000

/** What /auth/signin loads beyond the entry. */
const dynamicParts = [
  'features/auth/auth-layout.tsx',
  'features/auth/routes/sign-in-page.tsx',
  'features/auth/locale/en.ts',
  'src/app/locale/en.ts',
]

const chunksOf = (bundle: Bundle): readonly Chunk[] => Object.values(bundle).filter((file) => file.type === 'chunk')

const belongs = ({ isEntry, facadeModuleId }: Chunk): boolean =>
  isEntry || dynamicParts.some((part) => facadeModuleId?.endsWith(part) === true)

/** The files of the page: its chunks, what they import, and the styles of all of these. */
const filesOf = (bundle: Bundle): ReadonlySet<string> => {
  const files = new Set<string>()
  const add = (name: string): void => {
    const file = bundle[name]
    if (file?.type !== 'chunk' || files.has(name)) return
    files.add(name)
    for (const style of file.viteMetadata?.importedCss ?? []) files.add(style)
    for (const imported of file.imports) add(imported)
  }
  for (const chunk of chunksOf(bundle).filter(belongs)) add(chunk.fileName)
  return files
}

const weightOf = (bundle: Bundle, name: string): number => {
  const file = bundle[name]
  if (file === undefined) return 0
  return gzipSync(file.type === 'chunk' ? file.code : file.source, { level: 9 }).length
}

/** Breaks the build when the first page anyone loads has grown too heavy. */
export const firstPageWeight: Plugin = {
  name: 'foyer-first-page-weight',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const weight = [...filesOf(bundle)].reduce((sum, name) => sum + weightOf(bundle, name), 0)
      if (weight > budget)
        this.error(`sign-in weighs ${weight} bytes compressed, ${budget} are allowed: see "firstPage"`)
    },
  },
}
