/** What Argon2id takes to make one key. */
export interface PasswordCost {
  /** In KiB. */
  readonly memory: number
  readonly passes: number
  readonly parallelism: number
}

/** The product's own: OWASP's cheat sheet on password storage names 19 MiB, two passes, one lane. */
export const PASSWORD_COST: PasswordCost = { memory: 19_456, passes: 2, parallelism: 1 }
