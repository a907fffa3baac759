import { readFileSync } from 'node:fs'
import { resolve, sep } from 'node:path'

const dataUrl = /^data:image\/svg\+xml(;[^,]*)?,(.*)$/s

const readData = (parameters: string, data: string): string | null => {
  if (parameters.endsWith(';base64')) return Buffer.from(data, 'base64').toString()
  try {
    return decodeURIComponent(data)
  } catch {
    return null
  }
}

/** One of the portal's own files; nothing outside of its folder. */
const readOwn = (path: string, folder: string): string | null => {
  const file = resolve(folder, `.${path}`)
  if (!file.startsWith(`${resolve(folder)}${sep}`) || !file.endsWith('.svg')) return null
  try {
    return readFileSync(file, 'utf8')
  } catch {
    // Not built yet, or served by somebody else.
    return null
  }
}

/**
 * A brand's logo as the source of an SVG, for documents: out of a data URL, or one of the portal's own files (`/brands/x.svg` in `folder`).
 * Null for anything else: making an invoice asks no other machine.
 */
export const logoSource = (logo: string, folder: string): string | null => {
  const inline = dataUrl.exec(logo)
  if (inline !== null) return readData(inline[1] ?? '', inline[2] ?? '')
  return /^\/[^/]/.test(logo) ? readOwn(logo.split(/[?#]/, 1)[0] ?? '', folder) : null
}
