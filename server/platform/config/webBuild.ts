import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const STAMP = fileURLToPath(new URL('../../../web/dist/.stamp', import.meta.url))

/**
 * Waits until `npm start` has built the web app for this start. The build runs beside the server; its stamp
 * is in PLATZWART_WEB_BUILD, and a failed build ends the server. Returns at once without that variable.
 */
export async function webBuilt(environment: Readonly<Record<string, string | undefined>>): Promise<void> {
  const wanted = environment.PLATZWART_WEB_BUILD
  while (wanted && stamp() !== wanted) await pause(50)
}

function stamp(): string | null {
  try {
    return readFileSync(STAMP, 'utf8')
  } catch {
    return null
  }
}
