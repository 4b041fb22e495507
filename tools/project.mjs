import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

export const ROOT = resolve(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '..')

/** Our own Node, an npm package; these files alone must run on whatever Node the machine has. */
export const NODE = join(ROOT, 'node_modules', '.bin', 'node')

/** For programs of ours: their `node` is our Node, whoever starts them. */
export function environment(more = {}) {
  return {
    ...process.env,
    PATH: `${join(ROOT, 'node_modules', '.bin')}${delimiter}${process.env.PATH ?? ''}`,
    ...more,
  }
}

/**
 * How the server runs. Compiled modules are kept between starts, which halves the time of a start and leaves the compiler out of the
 * server's memory; a smaller nursery keeps that memory small at no cost that the benchmarks can see.
 */
const RUN = JSON.parse(readFileSync(join(ROOT, 'server', 'run.json'), 'utf8'))
export const SERVER_OPTIONS = RUN.options
export const SERVER_ENVIRONMENT = { NODE_COMPILE_CACHE: join(ROOT, RUN.compileCache) }

/** Ends the program with a sentence for the person at the terminal. */
export class Refusal extends Error {}

/** What `run` has started and is still running. */
export const children = new Set()

/**
 * Runs a program to its end.
 * @param {{ env?: object, quiet?: boolean, onOutput?: (text: string) => void, signal?: AbortSignal }} options
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, { env = {}, quiet = true, onOutput, signal } = {}) {
  return new Promise((settle) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      env: environment(quiet ? { NO_COLOR: '1', FORCE_COLOR: undefined, ...env } : env),
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      signal,
    })
    children.add(child)
    child.once('close', () => children.delete(child))
    let output = ''
    const listen = (text) => {
      output += text
      onOutput?.(text)
    }
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', listen)
    child.once('error', (error) => settle({ code: 127, output: `${output}${error.message}\n` }))
    child.once('close', (code) => settle({ code: code ?? 1, output }))
  })
}

/** Runs a program's script with our Node. */
export function runNode(args, options) {
  return run(NODE, args, options)
}

const LONGEST_LINE = 300

/** The last lines of what a program said, each as far as a person reads it. */
export function tail(text, lines = 40) {
  const shorten = (line) => (line.length > LONGEST_LINE ? `${line.slice(0, LONGEST_LINE)} …` : line)
  return stripVTControlCharacters(text).trimEnd().split('\n').slice(-lines).map(shorten).join('\n')
}

/** Runs a main function: a refusal is a sentence, anything else a fault with its stack. */
export function main(work) {
  work().catch((error) => {
    console.error(error instanceof Refusal ? `\n${error.message}\n` : error)
    process.exitCode = 1
  })
}

export function has(path) {
  return existsSync(join(ROOT, path))
}
