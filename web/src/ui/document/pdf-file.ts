import { saveFile } from '../save-file.ts'

/** The bytes of a base64 document. */
export const pdfBlob = (base64: string): Blob => {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
  return new Blob([bytes], { type: 'application/pdf' })
}

/** A file name that every file system accepts: `AUR-2026-0418.pdf`. */
export const pdfName = (number: string): string => `${number.replaceAll(/[^\p{L}\p{N}._-]+/gu, '-')}.pdf`

/** Saves the document as a file. */
export const savePdf = (base64: string, number: string): void => saveFile(pdfName(number), pdfBlob(base64))
