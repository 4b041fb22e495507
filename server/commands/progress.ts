/** Seconds between two lines where nobody watches a terminal. */
const EVERY_MS = 5_000

/** Says how far a command has come: on one line of a terminal, otherwise (in a log) in a line now and then. */
export class Progress {
  readonly #terminal = process.stdout.isTTY
  #last = 0
  #said = ''

  say(text: string): void {
    if (text === this.#said) return
    const now = performance.now()
    if (this.#terminal) process.stdout.write(`\r\x1b[K${text}`)
    else if (now - this.#last >= EVERY_MS) console.log(text)
    else return
    this.#last = now
    this.#said = text
  }

  /** A step is over, and what it did stays. */
  done(text: string): void {
    console.log(this.#terminal ? `\r\x1b[K${text}` : text)
    this.#said = ''
  }
}
