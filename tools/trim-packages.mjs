import { readdirSync, rmSync } from 'node:fs'
import { join, sep } from 'node:path'

/*
 * Takes away what packages bring and nothing here reads: a fifth of all that is installed, and nothing that a newer or another package would spare.
 * npm runs it once the packages are there, before anything of this project has run, with whichever Node npm itself runs on.
 */
const unread = [
  // For those who build parts of Node in C++.
  /\/node-[\w-]+\/include$/,
  // On which pdf.js would draw where there is no browser, and its build for browsers of years ago.
  /\/@napi-rs\/canvas-[\w-]+$/,
  /\/pdfjs-dist\/legacy$/,
  // Of another runtime than Node, and for those who do not import modules.
  /\/bare-[\w-]+\/prebuilds$/,
  /\/(?:stripe|@mantine\/\w+)\/cjs$/,
  // What was compiled, types for compilers of years ago and for others, and what tested it.
  /(?<!\.d)\.[cm]?ts$/,
  /\/ts3\.4$/,
  /\.flow$/,
  /\/(?:bintrees|fastify)\/test$/,
  // Weights and slants that no document is set in.
  /\/@expo-google-fonts\/inter\/(?!400Regular$|600SemiBold$)\d{3}\w+$/,
  /\/dejavu-fonts-ttf\/(?:status\.txt|ttf\/(?!DejaVuSansCondensed(?:-Bold)?\.ttf)[\w-]+\.ttf)$/,
  // For people, on the web as well. Licences stay.
  /\/(?!licen[cs]e|notice|copying)[^/]+\.(?:md|markdown)$/i,
  // Which lines of other people's sources their files were made of.
  /\.(?:[cm]?js|[cm]?ts)\.map$/,
]

const trim = (folder) => {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (unread.some((part) => part.test(path.replaceAll(sep, '/')))) rmSync(path, { recursive: true, force: true })
    else if (entry.isDirectory()) trim(path)
  }
}

try {
  trim(process.argv[2] ?? 'node_modules')
} catch {
  // What cannot be read or taken away stays. It does no harm, and an installation must not fail for it.
}
