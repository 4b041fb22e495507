import '@mantine/notifications/styles.layer.css'
import { createTheme, MantineThemeProvider } from '@mantine/core'
import { Notifications } from '@mantine/notifications'
import { useEffect } from 'react'
import { useTranslation } from '../platform/texts/useTranslation.ts'
import { keepRoom } from './keepRoom.ts'

/**
 * Keeps clear of one's own bookings on the right, whose buttons come next. The page can be scrolled from
 * below the notifications.
 */
export function ShownNotifications() {
  const { t } = useTranslation()
  useEffect(() => keepRoom('.mantine-Notifications-root[data-position="bottom-center"]'), [])
  // The close button is an icon; otherwise the library would need its label with every single notification.
  const theme = createTheme({
    components: {
      Notification: { defaultProps: { closeButtonProps: { 'aria-label': t('meldung.schliessen') } } },
    },
  })
  return (
    <MantineThemeProvider theme={theme}>
      <Notifications position="bottom-center" limit={3} autoClose={7_000} />
    </MantineThemeProvider>
  )
}
