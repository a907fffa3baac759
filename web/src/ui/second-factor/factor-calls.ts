import type { BackupCodes, SecondFactor, SecondFactorSecret } from '@foyer/contract/account/second-factor.ts'
import { type QueryKey, useQueryClient } from '@tanstack/react-query'

/** The calls for a second factor. Customers and operators each have their own. */
export interface FactorCalls {
  readonly query: { readonly queryKey: QueryKey; readonly queryFn: () => Promise<SecondFactor> }
  /** Refused with `required` at the password if the sign-in was a while ago. */
  readonly start: (proof: { password?: string }) => Promise<SecondFactorSecret>
  readonly confirm: (code: string) => Promise<BackupCodes>
  readonly renew: (code: string) => Promise<BackupCodes>
  readonly end: (code: string) => Promise<unknown>
  /** Other queries that depend on it and are refetched after a change. */
  readonly beside: readonly QueryKey[]
}

export interface FactorDialogProps {
  readonly calls: FactorCalls
  readonly onClose: () => void
}

/** Returns a function to call after the second factor has changed. */
export const useFactorChange = ({ query, beside }: FactorCalls): (() => Promise<unknown>) => {
  const queryClient = useQueryClient()
  return () =>
    Promise.all([query.queryKey, ...beside].map((queryKey) => queryClient.invalidateQueries({ queryKey, exact: true })))
}
