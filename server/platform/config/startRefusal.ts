/**
 * Why the program will not start, as one sentence for the person at the terminal, who is told what to do instead.
 * Whoever starts the program prints the message without a stack and ends with status 1.
 */
export class StartRefusal extends Error {
  override readonly name = 'StartRefusal'
}
