/** The part of `smtp-server` that the tests use; the package brings no types. */
declare module 'smtp-server' {
  import type { Server } from 'node:net'
  import type { Readable } from 'node:stream'

  interface Session {
    readonly envelope: {
      readonly mailFrom: { address: string }
      readonly rcptTo: readonly { address: string }[]
    }
  }

  type Done = (error?: Error | null) => void

  interface Options {
    readonly disabledCommands?: readonly string[]
    readonly hideSTARTTLS?: boolean
    readonly logger?: boolean
    /** How long pending connections are left once it closes, in milliseconds. */
    readonly closeTimeout?: number
    onConnect?(session: Session, done: Done): void
    onRcptTo?(address: { address: string }, session: Session, done: Done): void
    onData?(stream: Readable, session: Session, done: Done): void
  }

  export class SMTPServer {
    readonly server: Server
    constructor(options: Options)
    listen(port: number, host: string, done: () => void): void
    close(done: () => void): void
    on(event: 'error', handle: (error: Error) => void): void
  }
}
