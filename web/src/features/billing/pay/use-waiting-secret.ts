import { useEffect, useState } from 'react'
import { tabStore } from '../../../lib/storage.ts'
import { waitingSecrets } from './waiting-secret.ts'

const secrets = waitingSecrets(tabStore)

export interface WaitingSecret {
  readonly secret: string | null
  readonly keep: (secret: string) => void
  readonly drop: () => void
}

/** The secret of the bank's confirmation that this tab received for the order. It survives a reload. */
export const useWaitingSecret = (orderId: string): WaitingSecret => {
  const [secret, setSecret] = useState(() => secrets.of(orderId))
  return {
    secret,
    keep: (fresh) => {
      secrets.keep(orderId, fresh)
      setSecret(fresh)
    },
    drop: () => {
      secrets.drop(orderId)
      setSecret(null)
    },
  }
}

/** A payment that has ended has no pending confirmation. */
export const useNoQuestion = (orderId: string, hasEnded: boolean): void => {
  useEffect(() => {
    if (hasEnded) secrets.drop(orderId)
  }, [orderId, hasEnded])
}
