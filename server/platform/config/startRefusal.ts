/**
 * Why the program does not start: one sentence for the person at the terminal, with the remedy. The entry
 * point prints it without a stack trace and exits with status 1.
 */
export class StartRefusal extends Error {
  override readonly name = 'StartRefusal'
}
