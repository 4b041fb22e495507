import { ApiProblem } from '../../../platform/problem.ts'

/** What the server says about single fields, by the name that the contract gives them. */
export function fieldErrorsOf(failure: unknown): ReadonlyMap<string, string> {
  if (!(failure instanceof ApiProblem)) return new Map()
  return new Map(
    failure.issues.flatMap(({ field, detail }) => (field === undefined ? [] : [[field, detail]])),
  )
}
