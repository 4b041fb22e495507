import '@mantine/notifications/styles.layer.css'
import { createTheme, MantineThemeProvider } from '@mantine/core'
import { Notifications } from '@mantine/notifications'
import { useTranslation } from '../platform/texts/useTranslation.ts'

/** Never above one's own bookings at the right: their buttons are what comes next. */
export function ShownNotifications() {
  const { t } = useTranslation()
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
