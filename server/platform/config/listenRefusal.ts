import { StartRefusal } from './startRefusal.ts'

/** Explains why the port is not available; returns any other error unchanged. */
export function listenRefusal(error: unknown, port: number, host: string): unknown {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EADDRINUSE':
      return new StartRefusal(
        `Port ${port} is in use by another program: stop that one, or start on another port with PORT=${port + 1} npm start`,
      )
    case 'EACCES':
      return new StartRefusal(
        `Port ${port} is reserved for root: write one from 1024 on, such as PORT=3000, and put a reverse proxy before it.`,
      )
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartRefusal(
        `HOST=${host} is not an address of this machine: write HOST=localhost for this machine only or HOST=0.0.0.0 for all.`,
      )
    default:
      return error
  }
}
