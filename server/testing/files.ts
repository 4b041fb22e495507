import { crc32, deflateSync } from 'node:zlib'
import { fill } from '@platzwart/contract/operation'
import * as wire from '@platzwart/contract/operations/datei'
import sharp from 'sharp'
import { cookieOf, type TestApp } from './app.ts'
import type { TestMandant, TestPerson } from './mandant.ts'

/** A picture of one colour. */
export async function picture(
  kind: 'png' | 'jpeg',
  width = 60,
  height = 40,
  colour = '#336699',
): Promise<Buffer> {
  const image = sharp({ create: { width, height, channels: 3, background: colour } })
  return kind === 'png' ? image.png().toBuffer() : image.jpeg().toBuffer()
}

/** A picture as a telephone makes it: lying on its side, with the place where it was taken. */
export async function photograph(): Promise<Buffer> {
  return sharp({ create: { width: 80, height: 40, channels: 3, background: '#ff0000' } })
    .withExif({
      IFD0: { Make: 'Kanarie', Orientation: '6' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '53/1 33/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
}

/** A PDF of so many pages, each with a line of text; `extra` goes into its catalogue. */
export function paper(pages = 1, extra = ''): Buffer {
  const kids = Array.from({ length: pages }, (_, i) => `${4 + i * 2} 0 R`).join(' ')
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R ${extra} >>`,
    `<< /Type /Pages /Count ${pages} /Kids [${kids}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  for (let i = 0; i < pages; i++) {
    const content = `BT /F 24 Tf 40 700 Td (Quittung ${i + 1}) Tj ET`
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${5 + i * 2} 0 R /Resources << /Font << /F 3 0 R >> >> >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    )
  }
  const body = objects.map((object, i) => `${i + 1} 0 obj\n${object}\nendobj\n`).join('')
  return Buffer.from(`%PDF-1.4\n${body}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\n%%EOF\n`)
}

function chunk(kind: string, data: Uint8Array): Buffer {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(data.length)
  head.write(kind, 4, 'latin1')
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(Buffer.concat([head.subarray(4), data])))
  return Buffer.concat([head, data, sum])
}

/** A PNG of few bytes that would be `width` × `height` pixels when unpacked. */
export function bomb(width: number, height = width): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width)
  head.writeUInt32BE(height, 4)
  head.set([1, 0, 0, 0, 0], 8)
  const rows = deflateSync(Buffer.alloc(Math.ceil(width / 8 + 1) * height))
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', rows),
    chunk('IEND', new Uint8Array()),
  ])
}

export interface Sending {
  readonly bucket?: string
  readonly als?: 'bild' | 'dokument'
  readonly headers?: Record<string, string>
}

/** The keys under which the store has something of a house. */
export async function storedKeys(app: TestApp, { id }: TestMandant): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of app.deps.storage.list(`${id}/`)) keys.push(key)
  return keys.toSorted()
}

/** How many they are. */
export const countStored = async (app: TestApp, haus: TestMandant) => (await storedKeys(app, haus)).length

/** Fetches what an answer has named, as a browser does. */
export const fetchAt = async (
  app: TestApp,
  url: string,
  { host }: Pick<TestMandant, 'host'>,
  person?: TestPerson,
  headers: Record<string, string> = {},
) =>
  app.app.request(`http://localhost:3000${url}`, {
    headers: { host, ...(person && { cookie: cookieOf(person.token) }), ...headers },
  })

/** Puts bytes as the browser does. */
export async function putFile(
  app: TestApp,
  haus: TestMandant,
  person: TestPerson | null,
  name: string,
  bytes: Uint8Array,
  { bucket = 'fahrzeuge', als, headers = {} }: Sending = {},
) {
  const path = fill(wire.uploadDatei.path, { bucket, dateiname: name })
  const answer = await app.app.request(`http://localhost:3000${path}${als ? `?als=${als}` : ''}`, {
    method: 'PUT',
    headers: {
      host: haus.host,
      'content-type': 'application/octet-stream',
      'content-length': String(bytes.byteLength),
      ...(person ? { cookie: cookieOf(person.token) } : {}),
      ...headers,
    },
    body: new Uint8Array(bytes),
  })
  const text = await answer.text()
  return { status: answer.status, headers: answer.headers, text, json: JSON.parse(text || '{}') }
}

/** One's file, put there; its id. */
export async function broughtFile(
  app: TestApp,
  haus: TestMandant,
  person: TestPerson,
  name: string,
): Promise<string> {
  const answer = await putFile(app, haus, person, name, await picture('jpeg'))
  if (answer.status > 201) throw new Error(answer.text)
  return String(answer.json.id)
}
