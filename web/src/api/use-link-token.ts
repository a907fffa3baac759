import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { tabStore } from '../lib/storage.ts'
import { linkTokenOf } from './link-token.ts'

/**
 * The token of the mail's link that led to this page; none where somebody came without. It left the address when the visit began.
 * Read once: on the way to the next page the address changes before this one is gone.
 */
export const useLinkToken = (): string | undefined => {
  const router = useRouter()
  const [token] = useState(() => linkTokenOf(tabStore, router.state.location.pathname))
  return token
}
