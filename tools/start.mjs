import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { buildWeb, isWebBuilt, webSources } from './buildWeb.mjs'
import { ensureInstalled } from './install.mjs'
import { environment, main, NODE, Refusal, ROOT, SERVER_ENVIRONMENT, SERVER_OPTIONS } from './project.mjs'

const WATCH = process.argv.includes('--watch')
/** Where people look during development; the server itself stays at PORT. */
const WEB_PORT = process.env.WEB_PORT || '5173'

/** `npm start`: everything that is needed, then the server. `npm run dev` (--watch): the same, and it follows what you save. */
async function start() {
  await ensureInstalled()
  await refuseTakenPort()
  const processes = WATCH ? follow() : serve()
  process.exitCode = await untilEnd(processes)
}

/** The server comes up while the web app is built; it announces itself when it has both (PLATZWART_WEB_BUILD). */
function serve() {
  const sources = webSources()
  const built = isWebBuilt(sources)
  const server = startServer(['server/main.ts'], built ? {} : { PLATZWART_WEB_BUILD: sources })
  if (built) return [server]
  console.log('Building the web app.')
  const abort = new AbortController()
  server.once('exit', () => abort.abort())
  buildWeb(sources, { signal: abort.signal }).catch((error) => {
    console.error(`\n${error.message}\n`)
    process.exitCode = 1
    end(server, 'SIGTERM')
  })
  return [server]
}

/** People use Vite's address, which passes /api on: it replaces a saved part of the screen without losing its state. */
function follow() {
  const port = process.env.PORT || '3000'
  const publicUrl = process.env.PUBLIC_URL || `http://localhost:${WEB_PORT}`
  const server = startServer(['--watch', '--watch-preserve-output', 'server/main.ts'], {
    PUBLIC_URL: publicUrl,
  })
  const vite = spawn(NODE, ['node_modules/vite/bin/vite.js', 'web', '--port', WEB_PORT, '--strictPort'], {
    cwd: ROOT,
    env: environment({ PLATZWART_API: `http://127.0.0.1:${port}` }),
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
  })
  return [server, vite]
}

function startServer(args, env) {
  return spawn(NODE, [...SERVER_OPTIONS, ...args], {
    cwd: ROOT,
    env: environment({ ...SERVER_ENVIRONMENT, ...env }),
    // The channel closes when we are gone, however that came about, and the server ends too.
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    // Out of the terminal's group: npm passes Ctrl-C on as well, and the server must hear it once.
    detached: true,
  })
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']
const SAME_KEYSTROKE_MS = 1_000

/** Passes signals on, once each; when the first process ends, the others do. Returns the exit status to end with. */
async function untilEnd(processes) {
  let lastSignal = 0
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      // The terminal and npm both send what was one Ctrl-C. A second one, later, means: at once.
      const again = lastSignal > 0
      if (again && performance.now() - lastSignal < SAME_KEYSTROKE_MS) return
      lastSignal = performance.now()
      for (const child of processes) end(child, again ? 'SIGKILL' : signal)
    })
  }
  // A signal sent to npm alone ends npm and its shell, and does not reach us.
  const parent = process.ppid
  const orphaned = setInterval(() => {
    if (process.ppid !== parent) for (const child of processes) end(child, 'SIGTERM')
  }, 500)
  const [code, signal] = await Promise.race(processes.map((child) => once(child, 'exit')))
  clearInterval(orphaned)
  for (const child of processes) end(child, 'SIGTERM')
  await Promise.all(
    processes.map((child) => child.exitCode !== null || child.signalCode !== null || once(child, 'exit')),
  )
  if (process.exitCode) return process.exitCode
  return code ?? (lastSignal > 0 && signal !== 'SIGKILL' ? 0 : 1)
}

function end(child, signal) {
  if (child.exitCode === null && child.signalCode === null) child.kill(signal)
}

/** Said before anything is started; when it is another start of ours on the same data, the server says that better. */
async function refuseTakenPort() {
  if (isOurs()) return
  await refuseTaken('PORT', process.env.PORT || '3000', 'start')
  if (WATCH) await refuseTaken('WEB_PORT', WEB_PORT, 'run dev')
}

/** A port that is none is left to the server, which reads the settings. */
async function refuseTaken(name, text, command) {
  const port = Number(text)
  const host = process.env.HOST || 'localhost'
  if (!Number.isInteger(port) || port < 1 || port > 65_534) return
  for (const address of host === 'localhost' ? ['127.0.0.1', '::1'] : [host]) {
    if (await isTaken(port, address)) {
      throw new Refusal(
        `Port ${port} is in use by another program: stop that one, or use another port with\n\n  ${name}=${port + 1} npm ${command}`,
      )
    }
  }
}

async function isTaken(port, host) {
  const probe = createServer()
  try {
    probe.listen({ port, host, exclusive: true })
    await once(probe, 'listening')
    probe.close()
    await once(probe, 'close')
    return false
  } catch (error) {
    return error.code === 'EADDRINUSE'
  }
}

function isOurs() {
  if (process.env.DATABASE_URL) return false
  try {
    const data = resolve(ROOT, process.env.PLATZWART_DATA || '.data')
    const { pid } = JSON.parse(readFileSync(join(data, 'postgres', 'owner.json'), 'utf8'))
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

main(start)
