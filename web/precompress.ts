import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** Anything shorter fits into one packet, so compressing it saves nothing. */
const worthIt = 1_000

/** Writes the compressed forms of each text file beside it at build time, so that the server never compresses a response. */
export const precompress = async (folder: string): Promise<void> => {
  const files = globSync('**/*.{js,mjs,css,svg,txt}', { cwd: folder }).map((path) => join(folder, path))
  await Promise.all(
    files.map(async (file) => {
      const content = readFileSync(file)
      if (content.length < worthIt) return
      const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
      writeFileSync(`${file}.br`, await toBrotli(content, { params }))
      writeFileSync(`${file}.gz`, await toGzip(content, { level: 9 }))
    }),
  )
}
