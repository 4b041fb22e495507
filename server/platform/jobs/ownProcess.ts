import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** A child process's error report. */
export interface ChildFault {
  readonly name: string
  readonly message: string
}

/** The work of a child process failed; `name` is the name of its error. */
export class ChildFailure extends Error {
  constructor({ name, message }: ChildFault) {
    super(message)
    this.name = name
  }
}

export interface OwnProcessOptions {
  /** Limit of the old generation in megabytes; beyond it only the child process crashes. */
  readonly heap: number
  /** Time limit, after which it is killed. */
  readonly seconds: number
}

/**
 * Runs a module in a child process and yields the bytes it produces: its memory is released as a whole, and
 * it blocks no request. The order is sent over the IPC channel, so that secrets do not appear in a process
 * list. The child ends when the reader stops or this process ends.
 * @throws ChildFailure
 */
export async function* bytesOf(
  module: URL,
  order: object,
  { heap, seconds }: OwnProcessOptions,
): AsyncGenerator<Uint8Array> {
  const { NODE_COMPILE_CACHE: cache } = process.env
  const child = fork(fileURLToPath(module), {
    // Not inherited: debugger or test flags of this process do not apply.
    execArgv: [`--max-old-space-size=${heap}`, '--max-semi-space-size=8'],
    env: cache === undefined ? {} : { NODE_COMPILE_CACHE: cache },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  let fault: ChildFault | null = null
  child.on('message', (message) => {
    fault = message as ChildFault
  })
  const ended = once(child, 'close') as Promise<[number | null, string | null]>
  ended.catch(() => undefined)
  const late = setTimeout(() => child.kill('SIGKILL'), seconds * 1_000)
  try {
    child.send(order, () => undefined)
    yield* child.stdout ?? []
    const [code, signal] = await ended
    if (code !== 0)
      throw new ChildFailure(
        fault ?? { name: 'ChildFailure', message: `the process ended with ${signal ?? code}` },
      )
  } finally {
    clearTimeout(late)
    child.kill('SIGKILL')
  }
}
