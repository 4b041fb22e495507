import { Notifications } from '@mantine/notifications'

/** Never above one's own bookings at the right: their buttons are what comes next. */
export function ShownNotifications() {
  return <Notifications position="bottom-center" limit={3} autoClose={7_000} />
}
