/** A parsed plan file: an object, or null if it is none. */
export interface PlanFileRead {
  readonly file: File | null
  readonly content: object | null
}

export const NO_FILE: PlanFileRead = { file: null, content: null }

/** Reads a chosen file. Only the server validates the plan. */
export async function readPlanFile(file: File | null): Promise<PlanFileRead> {
  if (file === null) return NO_FILE
  try {
    const content: unknown = JSON.parse(await file.text())
    const isObject = typeof content === 'object' && content !== null && !Array.isArray(content)
    return { file, content: isObject ? content : null }
  } catch {
    return { file, content: null }
  }
}

/** A position in the file, counted from one: `datei.leseraeume.3.x` is `leseraeume 4, x`. */
export function placeIn(field: string): string {
  const [, ...parts] = field.split('.')
  return parts
    .map((part) => (/^\d+$/.test(part) ? ` ${Number(part) + 1}` : `, ${part}`))
    .join('')
    .replace(/^, /, '')
}
