import { safePath } from '@platzwart/domain/sitzung/redirect'

const NAME = 'platzwart_pfad'
const TEN_MINUTES = 600

/** S4: remembers the page that a guest wanted, during the sign-in. Only own paths are ever followed. */
export function saveRedirect(path: string): void {
  const value = encodeURIComponent(safePath(path))
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${NAME}=${value}; Path=/; Max-Age=${TEN_MINUTES}; SameSite=Lax${secure}`
}

/** Reads and deletes the remembered path; null if there is none. */
export function takeRedirect(): string | null {
  const path = peekRedirect()
  if (path !== null) document.cookie = `${NAME}=; Path=/; Max-Age=0; SameSite=Lax`
  return path
}

export function peekRedirect(): string | null {
  const pair = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${NAME}=`))
  if (pair === undefined) return null
  const path = safePath(decode(pair.slice(NAME.length + 1)))
  return path === '/' ? null : path
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return '/'
  }
}
