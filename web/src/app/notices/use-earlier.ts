import type { Notification, Notifications } from '@foyer/contract/push/notification.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { notificationsFrom } from '../../api/notifications.ts'

type Notices = readonly Notification[]

export interface Earlier {
  /** The current latest notifications, and all earlier ones loaded so far. */
  readonly notices: Notices
  /** Undefined if there is nothing earlier. */
  readonly load: (() => void) | undefined
  readonly isLoading: boolean
  /** The first of the newly loaded ones, where the focus continues. */
  readonly firstNew: string | undefined
  /** Marks all as read, including the earlier ones, which are not refetched. */
  readonly markRead: () => void
}

/** Loads earlier notifications page by page. The latest page is refetched every minute; the earlier pages are not. */
export const useEarlier = (page: Notifications | undefined): Earlier => {
  // Includes the latest page at that moment: otherwise those that newer ones push out of the latest page would be
  // missing in between.
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
