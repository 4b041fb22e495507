import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { TEST_SECRET } from './database.ts'

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url))
const READY = 'Platzwart: http'

/** The program itself, in a process of its own, as `npm start` starts it. */
export interface ServerProcess {
  readonly port: number
  readonly child: ChildProcess
  /** What it said on both channels so far. */
  said(): string
  /** Until it serves. @throws with what it said when it ends before. */
  serving(): Promise<void>
  /** How it ended: its exit status, or the signal. */
  end(signal?: NodeJS.Signals): Promise<number | NodeJS.Signals | null>
}

/** Starts it, or another version of it, on a data folder; nothing of this process's environment is handed on. */
export function startProcess(
  dataFolder: string,
  port: number,
  environment: Record<string, string> = {},
  main: string = MAIN,
): ServerProcess {
  const child = spawn(process.execPath, [main], {
    env: {
      PATH: process.env.PATH ?? '',
      PLATZWART_DATA: dataFolder,
      PORT: String(port),
      HOST: '127.0.0.1',
      DEMO: 'off',
      SECRET: TEST_SECRET,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  const heard = new EventTarget()
  for (const channel of [child.stdout, child.stderr]) {
    channel.setEncoding('utf8').on('data', (text: string) => {
      said += text
      if (said.includes(READY)) heard.dispatchEvent(new Event('ready'))
    })
  }
  const exited = once(child, 'close') as Promise<[number | null, NodeJS.Signals | null]>
  const ready = once(heard, 'ready')
  return {
    port,
    child,
    said: () => said,
    async serving() {
      const first = await Promise.race([ready.then(() => 'ready'), exited])
      if (first !== 'ready') throw new Error(`The server ended with ${String(first)}:\n${said}`)
    },
    async end(signal) {
      if (signal !== undefined) child.kill(signal)
      const [code, by] = await exited
      return code ?? by
    },
  }
}
