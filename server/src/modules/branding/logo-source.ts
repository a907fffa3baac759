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

/** Reads one of the portal's own files; nothing outside its folder. */
const readOwn = (path: string, folder: string): string | null => {
  const file = resolve(folder, `.${path}`)
  if (!file.startsWith(`${resolve(folder)}${sep}`) || !file.endsWith('.svg')) return null
  try {
    return readFileSync(file, 'utf8')
  } catch {
    // The portal is not built yet, or its files are served from elsewhere.
    return null
  }
}

/**
 * The SVG source of a brand's logo, for documents. It is taken from a data URL or from one of the portal's own files
 * (`/brands/x.svg` in `folder`). Anything else gives null, because making an invoice must not depend on a request to
 * another host.
 */
export const logoSource = (logo: string, folder: string): string | null => {
  const inline = dataUrl.exec(logo)
  if (inline !== null) return readData(inline[1] ?? '', inline[2] ?? '')
  return /^\/[^/]/.test(logo) ? readOwn(logo.split(/[?#]/, 1)[0] ?? '', folder) : null
}
