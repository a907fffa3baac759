import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'

/** Whether the user is still on this page, for answers that lead to another: those who have left, or whose next page is loading, stay where they are. */
export const useStillHere = (): (() => boolean) => {
  const router = useRouter()
  const [{ pathname: here }] = useState(router.latestLocation)
  return () => router.latestLocation.pathname === here
}
