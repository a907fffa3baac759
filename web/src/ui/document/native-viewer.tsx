import { useEffect, useRef } from 'react'
import { pdfBlob } from './pdf-file.ts'

interface NativeViewerProps {
  readonly pdf: string
  readonly title: string
}

/** The document in the browser's own viewer. */
export const NativeViewer = ({ pdf, title }: NativeViewerProps) => {
  const frame = useRef<HTMLObjectElement>(null)
  useEffect(() => {
    const url = URL.createObjectURL(pdfBlob(pdf))
    if (frame.current !== null) frame.current.data = url
    return () => URL.revokeObjectURL(url)
  }, [pdf])
  return <object ref={frame} className="document-frame" type="application/pdf" aria-label={title} />
}
