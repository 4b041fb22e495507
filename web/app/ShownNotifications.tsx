import { Notifications } from '@mantine/notifications'

export function ShownNotifications() {
  return <Notifications position="bottom-right" limit={3} autoClose={7_000} />
}
