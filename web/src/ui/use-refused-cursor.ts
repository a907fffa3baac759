import { useEffect } from 'react'
import { Failure } from '../api/failure.ts'

/** A page marker that the server does not know, such as one of an old bookmark, leads to the first page. True until it has. */
export const useRefusedCursor = (error: Error | null, toFirstPage: () => void): boolean => {
  const isRefused = error instanceof Failure && error.code === 'bad_cursor'
  useEffect(() => {
    if (isRefused) toFirstPage()
    // oxlint-disable-next-line react/exhaustive-deps -- once per refusal, whatever the function of this render
  }, [isRefused])
  return isRefused
}
