import { readdirSync, rmSync } from 'node:fs'
import { join, sep } from 'node:path'

/*
 * Deletes files of packages that nothing here reads: a fifth of all that is installed, which no newer or other package
 * would save. npm runs it after installing the packages, before any code of this project, with whichever Node npm
 * itself uses.
 */
const unread = [
  // For building native modules in C++.
  /\/node-[\w-]+\/include$/,
  // For drawing by pdf.js without a browser, and its build for old browsers.
  /\/@napi-rs\/canvas-[\w-]+$/,
  /\/pdfjs-dist\/legacy$/,
  // For another runtime than Node, and for CommonJS.
  /\/bare-[\w-]+\/prebuilds$/,
  /\/(?:stripe|@mantine\/\w+)\/cjs$/,
  // Sources of compiled files, types for old and other compilers, and tests.
  /(?<!\.d)\.[cm]?ts$/,
  /\/ts3\.4$/,
  /\.flow$/,
  /\/(?:bintrees|fastify)\/test$/,
  // Weights and styles that no document uses.
  /\/@expo-google-fonts\/inter\/(?!400Regular$|600SemiBold$)\d{3}\w+$/,
  /\/dejavu-fonts-ttf\/(?:status\.txt|ttf\/(?!DejaVuSansCondensed(?:-Bold)?\.ttf)[\w-]+\.ttf)$/,
  // Documents for people, which are also on the web. Licences stay.
  /\/(?!licen[cs]e|notice|copying)[^/]+\.(?:md|markdown)$/i,
  // Source maps.
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
  // What cannot be read or deleted stays. It does no harm, and an installation must not fail because of it.
}
