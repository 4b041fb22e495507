import type { TestAnswer } from '../app.ts'

interface Issue {
  readonly code: string
  readonly field?: string
}

const issuesIn = ({ json }: Pick<TestAnswer, 'json'>) => (json.issues ?? []) as unknown as readonly Issue[]

/** Codes of a refusal. */
export const codesOf = (answer: Pick<TestAnswer, 'json'>): string[] =>
  issuesIn(answer).map(({ code }) => code)

/** Codes with their fields, as a refusal names them: `fahrzeug.nichtGueltig @von`. */
export const issuesOf = (answer: Pick<TestAnswer, 'json'>): string[] =>
  issuesIn(answer).map(({ code, field }) => (field === undefined ? code : `${code} @${field}`))

/** The status, and the code of the whole. */
export async function codeOf(answer: Promise<Pick<TestAnswer, 'json' | 'status'>>): Promise<unknown[]> {
  const { status, json } = await answer
  return [status, json.code]
}
