import { useEffect, useState } from 'react'
import { listen } from '../listen.ts'

const carriesFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') === true

/** Accepts files dropped anywhere on the page. True while files are dragged over it. */
export const useDroppedFiles = (onFiles: (files: readonly File[]) => void): boolean => {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    // Every element that is entered is also left, so only the last leave means that the drag has ended.
    let depth = 0
    const enter = (event: DragEvent): void => {
      if (!carriesFiles(event)) return
      depth += 1
      setOver(true)
    }
    const leave = (event: DragEvent): void => {
      if (!carriesFiles(event)) return
      depth = Math.max(0, depth - 1)
      if (depth === 0) setOver(false)
    }
    const hold = (event: DragEvent): void => {
      if (carriesFiles(event)) event.preventDefault()
    }
    const drop = (event: DragEvent): void => {
      if (!carriesFiles(event)) return
      event.preventDefault()
      depth = 0
      setOver(false)
      onFiles([...(event.dataTransfer?.files ?? [])])
    }
    const stops = [
      listen(document, 'dragenter', enter),
      listen(document, 'dragleave', leave),
      listen(document, 'dragover', hold),
      listen(document, 'drop', drop),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [onFiles])
  return isOver
}
