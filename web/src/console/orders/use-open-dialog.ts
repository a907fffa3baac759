import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Failure } from '../../api/failure.ts'
import { orderQuery, type StaffOrderDetail } from './queries.ts'

export interface OrderDialogProps {
  readonly order: StaffOrderDetail
  readonly onClose: () => void
  /** The server refused the change because of what happened meanwhile, and the page shows that by now. */
  readonly onConflict: (error: Failure) => void
}

type Action = keyof StaffOrderDetail['can'] | 'reissue'

const allows = ({ can, reissue }: StaffOrderDetail, action: Action): boolean =>
  action === 'reissue' ? reissue !== null : can[action]

/** The customer's attempt to pay may fail and a colleague's request be rejected: the change can then be made after all. */
const passing: readonly (string | undefined)[] = ['payment_in_progress', 'approval_pending']

/**
 * The dialog that is open on an order's page. It stays if its action becomes impossible meanwhile, with what was typed
 * in it, and closes once the server has refused the action for good.
 */
export const useOpenDialog = ({ id }: StaffOrderDetail) => {
  const client = useQueryClient()
  const [open, setOpen] = useState<Action>()
  const close = (): void => setOpen(undefined)
  return {
    open,
    setOpen,
    close,
    onConflict: ({ code }: Failure): void => {
      const now = client.getQueryData(orderQuery(id).queryKey)
      if (open !== undefined && now !== undefined && !allows(now, open) && !passing.includes(code)) close()
    },
  }
}
