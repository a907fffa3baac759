import { useLocation } from '@tanstack/react-router'
import { tabStore } from '../lib/storage.ts'
import { linkTokenOf } from './link-token.ts'

/** The token of the mail's link that led to this page; none where somebody came without. It left the address when the visit began. */
export const useLinkToken = (): string | undefined => {
  const path = useLocation({ select: ({ pathname }) => pathname })
  return linkTokenOf(tabStore, path)
}
