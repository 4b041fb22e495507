import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const SERVER = fileURLToPath(new URL('steeredServer.ts', import.meta.url))

export interface ServerOptions {
  readonly appUrl: string
  readonly authUrl: string
  readonly secret: string
  readonly publicUrl: string
  readonly smtpUrl: string
  readonly dataFolder: string
  /** Instant. */
  readonly now: string
}

/** The time is now this; and, if it `runs`, do all that the clock asks for. */
export interface Order {
  readonly nr: number
  readonly now: string
  readonly runs: boolean
}

/** A server in a process of its own, whose clock is ours. */
export class SteeredProcess {
  readonly port: number
  readonly #child: ChildProcess
  readonly #waiting = new Map<number, () => void>()
  #nr = 0
  #alive = true

  private constructor(child: ChildProcess, port: number) {
    this.#child = child
    this.port = port
    child.on('message', (message: { done?: number }) => {
      if (message.done === undefined) return
      this.#waiting.get(message.done)?.()
      this.#waiting.delete(message.done)
    })
    child.once('exit', () => this.#gone())
  }

  static async start(options: ServerOptions): Promise<SteeredProcess> {
    const child = fork(SERVER, [JSON.stringify(options)], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
    const ended = once(child, 'exit').then(([code]) => {
      throw new Error(`the server ended with ${String(code)} before it served`)
    })
    const [message] = (await Promise.race([once(child, 'message'), ended])) as [{ port: number }]
    return new SteeredProcess(child, message.port)
  }

  get alive(): boolean {
    return this.#alive
  }

  /** Until it has set its clock (and done its jobs), or is dead: whoever is dead has nothing more to do. */
  async order(now: Temporal.Instant, runs: boolean): Promise<void> {
    if (!this.#alive) return
    const nr = this.#nr++
    await new Promise<void>((resolve) => {
      this.#waiting.set(nr, resolve)
      this.#child.send({ nr, now: now.toString(), runs } satisfies Order, (error) => {
        if (error) resolve()
      })
    })
  }

  /** Without a warning: nothing is finished, nothing is put away. */
  async kill(): Promise<void> {
    if (!this.#alive) return
    const exited = once(this.#child, 'exit')
    this.#child.kill('SIGKILL')
    await exited
  }

  #gone(): void {
    this.#alive = false
    for (const done of this.#waiting.values()) done()
    this.#waiting.clear()
  }
}
