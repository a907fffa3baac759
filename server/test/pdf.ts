import { getDocumentProxy } from 'unpdf'

/** A PDF as programs that show it read it. They keep the bytes for themselves. */
export const openPdf = (file: Uint8Array) => getDocumentProxy(new Uint8Array(file), { verbosity: 0 })
