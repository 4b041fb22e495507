import type { IssueCode } from './issueCodes.ts'

/** The layer that a setting's value comes from; `default` is the product's own. */
export type Origin = 'default' | 'mandant' | 'gruppe' | 'benutzer'

export type IssueData = Readonly<Record<string, string | number | boolean | readonly string[]>>

/** One reason why a command is refused: a code with data, never a text. The texts are in `phrases`. */
export interface Issue {
  readonly code: IssueCode
  /** The input that broke the rule, as the contract names it (`von`, `gruppengroesse`). */
  readonly field?: string
  readonly data: IssueData
  /** Set if the rule's limit is a setting: the layer that it comes from. */
  readonly origin?: Origin
}

export function issue(
  code: IssueCode,
  data: IssueData = {},
  more: { field?: string; origin?: Origin } = {},
): Issue {
  return { code, data, ...more }
}
