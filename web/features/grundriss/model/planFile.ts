/** What stands in a file of a plan: an object, or null where it is none. */
export interface PlanFileRead {
  readonly file: File | null
  readonly content: object | null
}

export const NO_FILE: PlanFileRead = { file: null, content: null }

/** Reads a file that was chosen. Whether it is a plan is for the server to say. */
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

/** Where something stands in the file, counted as people do: `datei.leseraeume.3.x` is `leseraeume 4, x`. */
export function placeIn(field: string): string {
  const [, ...parts] = field.split('.')
  return parts
    .map((part) => (/^\d+$/.test(part) ? ` ${Number(part) + 1}` : `, ${part}`))
    .join('')
    .replace(/^, /, '')
}
