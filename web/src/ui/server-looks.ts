import type { ServerStatus } from '@foyer/contract/licensing/stats.ts'
import { CircleAlert, CircleCheck, CircleSlash, type LucideIcon } from 'lucide-react'
import type { ChipTone } from './chip.tsx'

/** How a server's status looks, to customers and operators alike. */
export const serverLooks: Readonly<Record<ServerStatus, { readonly tone: ChipTone; readonly icon: LucideIcon }>> = {
  online: { tone: 'ok', icon: CircleCheck },
  offline: { tone: 'off', icon: CircleSlash },
  error: { tone: 'danger', icon: CircleAlert },
}
