import type { Notification } from '@foyer/contract/push/notification.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { notificationsQuery, readNotifications } from '../../api/notifications.ts'

/** Marks notifications as read whose page is open, however it was reached: by a mail, a browser notification or a list. */
export const useReadOnPage = (notices: readonly Notification[] = []): void => {
  const queryClient = useQueryClient()
  const path = useLocation({ select: ({ pathname }) => pathname })
  const seen = notices.filter((notice) => notice.read_at === null && notice.path === path).map(({ id }) => id)
  const ids = seen.join(' ')
  useEffect(() => {
    if (ids === '') return
    // Nobody waits for it: if it fails, the bell goes on counting them.
    const refresh = () => queryClient.invalidateQueries({ queryKey: notificationsQuery.queryKey })
    void readNotifications(ids.split(' ')).then(refresh, () => undefined)
  }, [ids, queryClient])
}
