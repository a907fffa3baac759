import type { BackupCodes, SecondFactor, SecondFactorSecret } from '@foyer/contract/account/second-factor.ts'
import { type QueryKey, useQueryClient } from '@tanstack/react-query'

/** Customers and the vendor's people have calls of their own for the same thing. */
export interface FactorCalls {
  readonly query: { readonly queryKey: QueryKey; readonly queryFn: () => Promise<SecondFactor> }
  /** Refused with `required` at the password where one signed in a while ago. */
  readonly start: (proof: { password?: string }) => Promise<SecondFactorSecret>
  readonly confirm: (code: string) => Promise<BackupCodes>
  readonly renew: (code: string) => Promise<BackupCodes>
  readonly end: (code: string) => Promise<unknown>
  /** What else hangs on it, asked anew after a change. */
  readonly beside?: QueryKey
}

export interface FactorDialogProps {
  readonly calls: FactorCalls
  readonly onClose: () => void
}

/** To be called once the second factor is no longer what it was. */
export const useFactorChange = ({ query, beside }: FactorCalls): (() => Promise<unknown>) => {
  const queryClient = useQueryClient()
  const keys = beside === undefined ? [query.queryKey] : [query.queryKey, beside]
  return () => Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey, exact: true })))
}
