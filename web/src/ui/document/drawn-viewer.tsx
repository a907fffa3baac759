import 'react-pdf/dist/Page/TextLayer.css'
import { useMemo, useState } from 'react'
import { Document, Page, pdfjs } from 'react-pdf'
import { FailureState } from '../failure-state.tsx'
import { SheetSkeleton } from './sheet-skeleton.tsx'
import { useWidth } from './use-width.ts'

pdfjs.GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).href

/**
 * The text as it stands. With a renderer of our own the library leaves out its copy of the document's structure,
 * in which it takes the head of a table for a cell.
 */
const plainText = ({ str }: { readonly str: string }): string => str.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Around a sheet. */
const hairlinePx = 1

export interface DrawnViewerProps {
  readonly pdf: string
  readonly sheetPx: number
  /** Called once it is known whether it can be read. */
  readonly onRead?: ((readable: boolean) => void) | undefined
}

/** The document drawn page by page, for browsers without a viewer of their own. */
export const DrawnViewer = ({ pdf, sheetPx, onRead }: DrawnViewerProps) => {
  const [pages, setPages] = useState(0)
  const [frame, width] = useWidth()
  const file = useMemo(() => `data:application/pdf;base64,${pdf}`, [pdf])
  const sheet = <SheetSkeleton sheetPx={sheetPx} />
  return (
    <div ref={frame} className="document-sheets" style={{ maxInlineSize: sheetPx }}>
      <Document
        file={file}
        suspense={false}
        loading={sheet}
        error={<FailureState level={2} error={undefined} />}
        onLoadError={() => onRead?.(false)}
        onLoadSuccess={({ numPages }) => {
          setPages(numPages)
          onRead?.(true)
        }}
      >
        {width > 0 &&
          Array.from({ length: pages }, (_, index) => (
            <Page
              key={index + 1}
              pageNumber={index + 1}
              width={width - 2 * hairlinePx}
              renderAnnotationLayer={false}
              customTextRenderer={plainText}
              suspense={false}
              loading={sheet}
              noData={sheet}
            />
          ))}
      </Document>
    </div>
  )
}
