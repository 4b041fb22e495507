import '@mantine/notifications/styles.layer.css'
import { createTheme, MantineThemeProvider } from '@mantine/core'
import { Notifications } from '@mantine/notifications'
import { useEffect } from 'react'
import { useTranslation } from '../platform/texts/useTranslation.ts'
import { keepRoom } from './keepRoom.ts'

/** Never above one's own bookings at the right: their buttons are what comes next. What they lie upon can be scrolled out from below. */
export function ShownNotifications() {
  const { t } = useTranslation()
  useEffect(() => keepRoom('.mantine-Notifications-root[data-position="bottom-center"]'), [])
  // The cross is a sign without words; the library asks for its name at every single message otherwise.
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
