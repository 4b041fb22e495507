import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** What a process says when it does not come to its end. */
export interface ChildFault {
  readonly name: string
  readonly message: string
}

/** The work of a process of its own has failed; `name` is the name of the error there. */
export class ChildFailure extends Error {
  constructor({ name, message }: ChildFault) {
    super(message)
    this.name = name
  }
}

export interface OwnProcessOptions {
  /** Megabytes that may outlive the youngest: past them the process ends, and the server does not notice. */
  readonly heap: number
  /** After which it is ended. */
  readonly seconds: number
}

/**
 * What a module makes of an order, as bytes, in a process of its own: its memory is given back as a whole, and its work keeps no request
 * waiting. The order travels over the channel, so that what is secret in it stands in no list of processes. Whoever stops reading ends
 * the process, and so does the end of this one.
 * @throws ChildFailure
 */
export async function* bytesOf(
  module: URL,
  order: object,
  { heap, seconds }: OwnProcessOptions,
): AsyncGenerator<Uint8Array> {
  const { NODE_COMPILE_CACHE: cache } = process.env
  const child = fork(fileURLToPath(module), {
    // Not ours: what a debugger or a test was started with is nothing for it.
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
