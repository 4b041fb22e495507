import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core'
import { Notifications } from '@mantine/notifications'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { resolveVariables, theme } from '../styles/theme.ts'

/** The same key as in public/farbschema.js, which sets the scheme before the first paint. */
const schemeManager = localStorageColorSchemeManager({ key: 'platzwart-farbschema' })

export function Providers({ queryClient, children }: { queryClient: QueryClient; children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={resolveVariables}
      defaultColorScheme="auto"
      colorSchemeManager={schemeManager}
    >
      <QueryClientProvider client={queryClient}>
        {children}
        <Notifications position="bottom-right" limit={3} autoClose={7_000} />
      </QueryClientProvider>
    </MantineProvider>
  )
}
