import { useNotifications } from '@mantine/notifications'
import { Suspense, useRef } from 'react'
import { lazyPart } from '../platform/lazyPart.ts'

const ShownNotifications = lazyPart(() => import('./ShownNotifications.tsx'), 'ShownNotifications')

/** Where messages appear. The store takes them at once; what draws them is loaded with the first one. */
export function NotificationHost() {
  const { notifications, queue } = useNotifications()
  const wanted = useRef(false)
  wanted.current ||= notifications.length + queue.length > 0
  return <Suspense>{wanted.current && <ShownNotifications />}</Suspense>
}
