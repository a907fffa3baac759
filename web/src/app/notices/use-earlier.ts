import type { Notification, Notifications } from '@foyer/contract/push/notification.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { notificationsFrom } from '../../api/notifications.ts'

type Notices = readonly Notification[]

export interface Earlier {
  /** The latest, as they are now, and all that was asked for before them. */
  readonly notices: Notices
  /** Undefined where there is nothing earlier. */
  readonly load: (() => void) | undefined
  readonly isLoading: boolean
  /** The first of those that came last, for the focus to go on from. */
  readonly firstNew: string | undefined
  /** All have been read: those that are not asked for again, too. */
  readonly markRead: () => void
}

/** What was told before the latest, page by page. The latest are asked for again every minute, these are not. */
export const useEarlier = (page: Notifications | undefined): Earlier => {
  // With the latest of that moment: what newer ones push out of the latest would be missing in between.
  const [kept, setKept] = useState<{ readonly notices: Notices; readonly next: string | null }>()
  const [firstNew, setFirstNew] = useState<string>()
  const latest = page?.notifications ?? []
  const next = kept === undefined ? (page?.next ?? null) : kept.next
  const loading = useMutation({
    mutationFn: notificationsFrom,
    onSuccess: (earlier) => {
      setKept({ notices: [...(kept?.notices ?? latest), ...earlier.notifications], next: earlier.next })
      setFirstNew(earlier.notifications[0]?.id)
    },
  })
  const known = new Set(latest.map(({ id }) => id))
  return {
    notices: [...latest, ...(kept?.notices ?? []).filter(({ id }) => !known.has(id))],
    load: next === null ? undefined : () => loading.mutate(next),
    isLoading: loading.isPending,
    firstNew,
    markRead: () =>
      setKept(
        kept && {
          ...kept,
          notices: kept.notices.map((notice) => ({ ...notice, read_at: notice.read_at ?? notice.created_at })),
        },
      ),
  }
}
