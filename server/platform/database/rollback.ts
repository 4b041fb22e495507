/** Thrown to roll the transaction back and still return a value: a refusal changes nothing. */
export class Rollback extends Error {
  readonly value: unknown

  constructor(value: unknown) {
    super('rolled back on purpose')
    this.value = value
  }
}
