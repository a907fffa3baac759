import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { glyphCoverage } from './glyph-coverage.ts'

interface Family {
  /** Regular and bold, each a complete font file. */
  readonly faces: readonly string[]
}

/** The portal's typeface, with a fallback for more scripts: Greek, Hebrew, Arabic. */
const families: readonly Family[] = [
  {
    faces: [
      '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf',
      '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf',
    ],
  },
  { faces: ['dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf', 'dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf'] },
]

export interface Typeface {
  readonly files: readonly Buffer[]
  /** Whether one of the families has a glyph for the character in every weight. */
  readonly draws: (codePoint: number) => boolean
}

const load = async (): Promise<Typeface> => {
  const { resolve } = createRequire(import.meta.url)
  const read = (face: string): Promise<Buffer> => readFile(resolve(face))
  const loaded = await Promise.all(families.map(({ faces }) => Promise.all(faces.map(read))))
  const coverages = loaded.map((files) => files.map(glyphCoverage))
  return {
    files: loaded.flat(),
    draws: (codePoint) => coverages.some((family) => family.every((coverage) => coverage.has(codePoint))),
  }
}

let loading: Promise<Typeface> | undefined

/** The fonts for documents, which are in memory only once. */
export const loadTypeface = (): Promise<Typeface> => {
  loading ??= load().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}
