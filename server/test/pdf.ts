import { getDocumentProxy } from 'unpdf'

/** Opens a PDF as viewers do. The bytes are copied, because the library takes them over. */
export const openPdf = (file: Uint8Array) => getDocumentProxy(new Uint8Array(file), { verbosity: 0 })
