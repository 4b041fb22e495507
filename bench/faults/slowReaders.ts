import { connect, type Socket } from 'node:net'
import { BENCH } from '../database/fill.ts'
import { benchCookie } from '../http/cookie.ts'

export interface SlowReaders {
  /** Whose connections stand. */
  open(): number
  close(): void
}

/** Asked for by each of them at once: as much as a connection may, and more than the system's buffers take. */
const ASKED_EACH = 16

/** Clients that ask for much, and take one byte a second of the answers. */
export function openSlowReaders(url: string, paths: readonly string[], count: number): SlowReaders {
  const { hostname, port } = new URL(url)
  const sockets = Array.from({ length: count }, (_, i) => {
    const socket = connect({ host: hostname, port: Number(port) })
    socket.pause().on('error', () => undefined)
    const path = paths[i % paths.length] as string
    const head = `GET ${path} HTTP/1.1\r\nhost: ${BENCH.host}\r\ncookie: ${benchCookie(i + 1)}\r\n\r\n`
    socket.write(head.repeat(path.includes('/live') ? 1 : ASKED_EACH))
    return socket
  })
  const takeOne = (socket: Socket) => socket.read(1)
  const timer = setInterval(() => sockets.forEach(takeOne), 1_000)
  return {
    open: () => sockets.filter(({ destroyed }) => !destroyed).length,
    close: () => {
      clearInterval(timer)
      for (const socket of sockets) socket.destroy()
    },
  }
}
