import { useNotifications } from '@mantine/notifications'
import { Suspense, useRef } from 'react'
import { lazyPart } from '../platform/lazyPart.ts'

const ShownNotifications = lazyPart(() => import('./ShownNotifications.tsx'), 'ShownNotifications')

/**
 * Shows notifications. The store accepts them at once; the component that draws them is loaded with the first
 * one.
 */
export function NotificationHost() {
  const { notifications, queue } = useNotifications()
  const wanted = useRef(false)
  wanted.current ||= notifications.length + queue.length > 0
  return <Suspense>{wanted.current && <ShownNotifications />}</Suspense>
}
