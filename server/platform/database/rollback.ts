/** Thrown to undo the transaction and still answer: a refusal changes nothing. */
export class Rollback extends Error {
  readonly value: unknown

  constructor(value: unknown) {
    super('rolled back on purpose')
    this.value = value
  }
}
