import '../styles/faces.css'
import '../styles/base.css'
import '../styles/tokens.css'
import '@mantine/core/styles.layer.css'
import '@mantine/notifications/styles.layer.css'
import '../styles/print.css'
import { start } from './start.tsx'

if (!('Temporal' in globalThis)) await import('temporal-polyfill/global')

await start()
