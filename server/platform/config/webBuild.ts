import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const STAMP = fileURLToPath(new URL('../../../web/dist/.stamp', import.meta.url))

/**
 * Waits until the web app of this start is built, which `npm start` does beside us (it names the sources in PLATZWART_WEB_BUILD and ends us when
 * the build fails). Returns at once without that.
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
