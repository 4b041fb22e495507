import { countClosed } from './demo/closed.ts'
import { DEMO_LOGINS, DEMO_PASSWORD } from './demo/logins.ts'
import type { Auth } from './features/sitzung/auth.ts'
import { createFirstOperatorLink } from './features/sitzung/createFirstOperatorLink.ts'
import type { Config } from './platform/config/readConfig.ts'

/** Operators of a new installation. */
const FIRST_OPERATORS = ['betreiber@platzwart.example', 'verwaltung@platzwart.example']

function hostUrl(config: Config, host: string): string {
  const url = new URL(config.publicUrl)
  url.hostname = host
  return url.origin
}

/** Prints what somebody who just ran `npm start` needs: the address and how to sign in. */
export async function announce(config: Config, auth: Auth): Promise<void> {
  const lines = ['', `Platzwart: ${config.publicUrl}`]
  if (config.demo) {
    lines.push(
      `  Stadtbibliothek Lindenau: ${hostUrl(config, 'lindenau.localhost')}`,
      `  Werke Nordhafen:          ${hostUrl(config, 'nordhafen.localhost')}`,
      '',
      `Demo log-ins, all with the password ${DEMO_PASSWORD}:`,
      ...[...new Set(DEMO_LOGINS.map((login) => login.email))].map((email) => `  ${email}`),
    )
  } else {
    const closed = await countClosed(auth.pool)
    if (closed > 0) {
      lines.push(
        '',
        `${closed} accounts of the demo are in this database. Their password is known to everybody, so nobody gets in with them:`,
        'not by signing in, not with a session or a link of before. DEMO=on would open them again.',
      )
    }
    const first = await createFirstOperatorLink(auth, FIRST_OPERATORS)
    if (first) {
      lines.push(
        '',
        `The first operator is ${first.email}. Set a password within 24 hours, once, at`,
        `  ${first.link}`,
      )
    }
  }
  console.log(`${lines.join('\n')}\n`)
}
