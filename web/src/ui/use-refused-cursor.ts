import { useEffect, useEffectEvent } from 'react'
import { Failure } from '../api/failure.ts'

/** A page marker that the server does not know, such as one of an old bookmark, leads to the first page. True until it has. */
export const useRefusedCursor = (error: Error | null, toFirstPage: () => void): boolean => {
  const isRefused = error instanceof Failure && error.code === 'bad_cursor'
  const lead = useEffectEvent(toFirstPage)
  useEffect(() => {
    if (isRefused) lead()
  }, [isRefused])
  return isRefused
}
