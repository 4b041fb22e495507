import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LiveRegion } from '../ui/announce/LiveRegion.tsx'
import { resolveVariables, theme } from '../ui/theme.ts'
import { NotificationHost } from './NotificationHost.tsx'

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
        <NotificationHost />
        <LiveRegion />
      </QueryClientProvider>
    </MantineProvider>
  )
}
