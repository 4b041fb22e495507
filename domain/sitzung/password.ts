import { type Issue, issue } from '../issue.ts'
import { KNOWN_WORDS } from './knownWords.ts'

/**
 * A password as the only factor: at least 15 characters (NIST SP 800-63B rev. 4), at most 128, no composition
 * rules.
 */
export const PASSWORD_MIN = 15
export const PASSWORD_MAX = 128

/**
 * Shortest part of a name that counts as personal, and how much else the password must contain beside
 * personal parts.
 */
const PERSONAL_MIN = 4
const BESIDE_PERSONAL = 8

/**
 * What fingers type without a thought: digits, the alphabet, rows and columns of the keyboard; repeated, in
 * both directions.
 */
const RUNS = [
  '0123456789',
  '123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertzuiopasdfghjklyxcvbnm',
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertzuiopüasdfghjklöäyxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6zhn7ujm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  '1q2w3e4r5t6z7u8i9o0p',
  '1q2w3e4r5t6y7u8i9o0p',
].flatMap((run) => {
  const around = run.repeat(Math.ceil(PASSWORD_MAX / run.length) + 1)
  return [around, [...around].reverse().join('')]
})

function characters(text: string): number {
  return [...text].length
}

function isRun(text: string): boolean {
  return RUNS.some((run) => run.includes(text))
}

/** The shortest text whose repetition yields this one: `ab` of `ababa`, the whole of `abc`. */
function unitOf(text: string): string {
  for (let length = 1; length <= text.length / 2; length++) {
    const unit = text.slice(0, length)
    if (unit.repeat(Math.ceil(text.length / length)).startsWith(text)) return unit
  }
  return text
}

function isKnown(text: string): boolean {
  const letters = text.replace(/[^\p{L}]/gu, '')
  const rest = text.replace(/[\p{L}\s]/gu, '')
  const plainRest = rest.length <= 4 || isRun(rest) || unitOf(rest).length <= 4
  return plainRest && KNOWN_WORDS.has(unitOf(letters))
}

/** Whether it is a short repeated text, a keyboard run, or a common word, doubled or with simple digits. */
function isPredictable(password: string): boolean {
  const text = password.toLowerCase()
  return text !== '' && (unitOf(text).length <= 4 || isRun(text) || isKnown(text))
}

/** Whether little remains without the person's names: `anna.schmidt@lindenau.example`, `AnnaSchmidt2026`. */
function isPersonal(password: string, about: readonly string[]): boolean {
  const words = about
    .flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u))
    .filter((word) => characters(word) >= PERSONAL_MIN)
    .sort((a, b) => b.length - a.length)
  const text = password.toLowerCase()
  const rest = words.reduce((left, word) => left.replaceAll(word, ''), text)
  return rest !== text && characters(rest) < BESIDE_PERSONAL
}

/**
 * Every reason against a new password (S6; SECURITY, ASVS 6.2): the same list on the page, while typing, and
 * on the server. `about` is what others know of the person: names, e-mail address, the Mandant's name.
 */
export function passwordIssues(password: string, about: readonly string[] = []): Issue[] {
  const length = characters(password)
  const issues: Issue[] = []
  const field = 'passwort'
  if (length < PASSWORD_MIN) issues.push(issue('passwort.zuKurz', { min: PASSWORD_MIN }, { field }))
  if (length > PASSWORD_MAX) return [issue('passwort.zuLang', { max: PASSWORD_MAX }, { field })]
  if (isPredictable(password)) issues.push(issue('passwort.bekannt', {}, { field }))
  if (isPersonal(password, about)) issues.push(issue('passwort.persoenlich', {}, { field }))
  return issues
}
