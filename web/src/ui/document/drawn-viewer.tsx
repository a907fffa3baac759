import 'react-pdf/dist/Page/TextLayer.css'
import { useMemo, useState } from 'react'
import { Document, Page, pdfjs } from 'react-pdf'
import { FailureState } from '../failure-state.tsx'
import { Skeleton } from '../skeleton.tsx'
import { useWidth } from './use-width.ts'

pdfjs.GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).href

/** A sheet of paper is not drawn wider than this, however wide the screen. */
const widestPx = 900

/**
 * The text as it stands. With a renderer of our own the library leaves out its copy of the document's structure,
 * in which it takes the head of a table for a cell.
 */
const plainText = ({ str }: { readonly str: string }): string => str.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

interface DrawnViewerProps {
  readonly pdf: string
  readonly sheetPx?: number
}

/** The document drawn page by page, for browsers without a viewer of their own. */
export const DrawnViewer = ({ pdf, sheetPx = widestPx }: DrawnViewerProps) => {
  const [pages, setPages] = useState(0)
  const [frame, width] = useWidth()
  const file = useMemo(() => `data:application/pdf;base64,${pdf}`, [pdf])
  return (
    <div ref={frame} className="document-sheets">
      <Document
        file={file}
        suspense={false}
        loading={<Skeleton height={600} />}
        error={<FailureState level={2} error={undefined} />}
        onLoadSuccess={({ numPages }) => setPages(numPages)}
      >
        {width > 0 &&
          Array.from({ length: pages }, (_, index) => (
            <Page
              key={index + 1}
              pageNumber={index + 1}
              width={Math.min(width, sheetPx)}
              renderAnnotationLayer={false}
              customTextRenderer={plainText}
              suspense={false}
            />
          ))}
      </Document>
    </div>
  )
}
