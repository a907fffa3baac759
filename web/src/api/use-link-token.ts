import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { tabStore } from '../lib/storage.ts'
import { linkTokenOf } from './link-token.ts'

/**
 * The token of the mailed link that led to this page; undefined if there was none. It was removed from the address when
 * the visit began.
 * Read once, because during navigation the address changes before this page is unmounted.
 */
export const useLinkToken = (): string | undefined => {
  const router = useRouter()
  const [token] = useState(() => linkTokenOf(tabStore, router.state.location.pathname))
  return token
}
