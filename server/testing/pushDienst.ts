import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

interface Told {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** A push service on loopback, which answers as it is told to and keeps what came. */
export async function testPushDienst() {
  const told: Told[] = []
  const answers = { status: 201 }
  const server = createServer(async (request, response) => {
    const body = await buffer(request)
    told.push({ path: request.url ?? '', headers: request.headers, body })
    response.writeHead(answers.status, answers.status < 400 ? { location: '/elsewhere' } : {}).end()
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const origin = `http://127.0.0.1:${port}`
  return {
    origin,
    told,
    answers,
    browser: (name: string) => testBrowser(`${origin}/${name}`),
    close: () => server.close(),
  }
}

/** What a browser keeps of its subscription, and how it reads what is told (RFC 8291, RFC 8188), as another program than the sender's. */
function testBrowser(adresse: string) {
  const keys = createECDH('prime256v1')
  const publicKey = keys.generateKeys()
  const auth = randomBytes(16)
  const save = { adresse, schluessel: publicKey.toString('base64url'), geheimnis: auth.toString('base64url') }
  function read(body: Buffer): unknown {
    const salt = body.subarray(0, 16)
    const length = body.readUInt8(20)
    const sender = body.subarray(21, 21 + length)
    const sealed = body.subarray(21 + length)
    const about = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender])
    const secret = Buffer.from(hkdfSync('sha256', keys.computeSecret(sender), auth, about, 32))
    const derive = (info: string, bytes: number) =>
      Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${info}\0`, bytes))
    const open = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
    open.setAuthTag(sealed.subarray(-16))
    const padded = Buffer.concat([open.update(sealed.subarray(0, -16)), open.final()])
    return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString())
  }
  return { save, read }
}
