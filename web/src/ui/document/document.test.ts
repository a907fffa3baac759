import { expect, it } from 'vitest'
import { pdfBlob, pdfName } from './pdf-file.ts'
import { usesOwnViewer } from './viewer-choice.ts'

it.each([
  [true, false, true],
  [true, true, false],
  [false, false, false],
  [false, true, false],
])(
  'BILL-14 with its own viewer (%s) on touch (%s) the browser shows the document itself: %s',
  (hasViewer, isTouch, own) => {
    expect(usesOwnViewer({ hasViewer, isTouch })).toBe(own)
  },
)

it('BILL-14 the document’s base64 becomes a PDF, byte for byte', async () => {
  const bytes = new Uint8Array([37, 80, 68, 70, 0, 200, 255])
  const blob = pdfBlob(btoa(String.fromCharCode(...bytes)))
  expect(blob.type).toBe('application/pdf')
  expect(new Uint8Array(await blob.arrayBuffer())).toEqual(bytes)
})

it('BILL-14 a document is saved under its number', () => {
  expect(pdfName('AUR-2026-0418')).toBe('AUR-2026-0418.pdf')
  expect(pdfName('СЕВ/2026 №7')).toBe('СЕВ-2026-7.pdf')
})
