import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { listenAddresses } from './listenAddresses.ts'
import { isLoopback } from './loopback.ts'
import { readConfig } from './readConfig.ts'

const SECRET = 'qV3s8wN0zL5tYb7RkP2mXc9HjD4gF6aE'
const DATABASE_URL = 'postgresql://platz:wart@db.example.org:5432/platzwart'

function value(environment: Record<string, string>) {
  const result = readConfig(environment)
  if (!result.ok) throw new Error(result.sentences.join('\n'))
  return result.value
}

function sentences(environment: Record<string, string>) {
  const result = readConfig(environment)
  return result.ok ? [] : result.sentences
}

describe('with nothing set', () => {
  it('serves the demo on this machine from the embedded database', () => {
    expect(value({})).toMatchObject({
      port: 3000,
      host: 'localhost',
      databaseUrl: null,
      dataFolder: `${process.cwd()}/.data`,
      publicUrl: 'http://localhost:3000',
      trustedProxies: [],
      innerAddresses: [],
      smtpUrl: null,
      s3Url: null,
      secret: null,
      demo: true,
      demoHere: true,
      operatorsProve: false,
    })
  })

  it.each([
    [{}, false],
    [{ DEMO: 'off', SECRET }, false],
    [{ DEMO: 'off', SECRET, PUBLIC_URL: 'https://platz.example.org' }, true],
    [{ DEMO: 'on', PUBLIC_URL: 'https://platz.example.org' }, false],
    [{ DEMO: 'off', SECRET, PUBLIC_URL: 'https://platz.example.org', OPERATORS_PROVE: 'off' }, false],
    [{ OPERATORS_PROVE: 'on' }, true],
  ])('requires more of operators beyond this machine: %o', (environment, asked) => {
    expect(value(environment as Record<string, string>).operatorsProve).toBe(asked)
  })

  it('treats an empty variable as unset', () => {
    expect(value({ PORT: '', DATABASE_URL: ' ', DEMO: '' })).toEqual(value({}))
  })
})

describe('with everything set', () => {
  it('returns it as given', () => {
    const all = {
      PORT: '8080',
      HOST: '0.0.0.0',
      DATABASE_URL,
      PLATZWART_DATA: '/srv/platzwart',
      PUBLIC_URL: 'https://platzwart.example.org/',
      TRUSTED_PROXIES: 'Loopback, 10.1.0.0/16,2001:db8::5',
      INNER_ADDRESSES: '10.0.0.7,fd12::/48',
      SMTP_URL: 'smtps://user:password@mail.example.org',
      S3_URL: 'https://key:secret@s3.example.org/platzwart?region=eu-central-1',
      SECRET,
      DEMO: 'off',
    }
    expect(value(all)).toEqual({
      port: 8080,
      host: '0.0.0.0',
      addresses: ['0.0.0.0'],
      databaseUrl: DATABASE_URL,
      dataFolder: '/srv/platzwart',
      publicUrl: 'https://platzwart.example.org',
      trustedProxies: ['127.0.0.0/8', '::1', '10.1.0.0/16', '2001:db8::5'],
      innerAddresses: ['10.0.0.7', 'fd12::/48'],
      smtpUrl: all.SMTP_URL,
      s3Url: all.S3_URL,
      secret: SECRET,
      demo: false,
      demoHere: false,
      operatorsProve: true,
      testNow: null,
    })
  })
})

describe('an invalid value is reported in a sentence', () => {
  const PASSWORD = 'hunter2hunter2'
  const cases: [name: string, value: string, says: RegExp][] = [
    ['PORT', 'abc', /^PORT=abc is not a port number: write .* PORT=3000\.$/],
    ['PORT', '-1', /is not a port number/],
    ['PORT', '80.5', /is not a port number/],
    ['PORT', '70000', /^PORT=70000 is beyond the last port: write .* PORT=3000\.$/],
    ['HOST', 'http://localhost', /^HOST=http:\/\/localhost is neither .*: write HOST=localhost/],
    ['HOST', 'a b', /write HOST=localhost/],
    [
      'DATABASE_URL',
      'mysql://a:b@c/d',
      /^DATABASE_URL is not an address of PostgreSQL: write DATABASE_URL=postgresql:/,
    ],
    [
      'INNER_ADDRESSES',
      '10.0.0.0/0',
      /^INNER_ADDRESSES=10\.0\.0\.0\/0 is not a list .*: write .* INNER_ADDRESSES=10\.0\.0\.7/,
    ],
    ['DATABASE_URL', `postgresql://a:${PASSWORD}@c`, /^DATABASE_URL names no database: write /],
    ['DATABASE_URL', 'postgresql://c/d', /^DATABASE_URL names no user: write /],
    ['DATABASE_URL', 'postgresql:///d?host=/run', /^DATABASE_URL names no host: write /],
    ['DATABASE_URL', 'nonsense', /^DATABASE_URL is not an address/],
    ['PLATZWART_DATA', '/srv/\0x', /is not a path: write a folder/],
    ['PUBLIC_URL', 'platzwart.example.org', /is not a web address: write .*PUBLIC_URL=https:/],
    [
      'PUBLIC_URL',
      'https://example.org/platz',
      /has more than scheme, host and port: write PUBLIC_URL=https:\/\/example\.org\.$/,
    ],
    [
      'PUBLIC_URL',
      'http://platzwart.example.org:8080',
      /^PUBLIC_URL=.* for everybody to read: write PUBLIC_URL=https:\/\/platzwart\.example\.org, with a reverse proxy/,
    ],
    ['PUBLIC_URL', 'http://192.168.1.5', /write PUBLIC_URL=https:\/\/192\.168\.1\.5,/],
    [
      'TRUSTED_PROXIES',
      'nginx',
      /^TRUSTED_PROXIES=nginx is not a list of addresses .*: write .* TRUSTED_PROXIES=loopback/,
    ],
    ['TRUSTED_PROXIES', '10.0.0.5;10.0.0.6', /is not a list of addresses/],
    ['TRUSTED_PROXIES', '10.0.0.5,', /is not a list of addresses/],
    ['TRUSTED_PROXIES', '0.0.0.0/0', /is not a list of addresses/],
    ['HOST', '192.168.1.5', /^HOST=192\.168\.1\.5 is reached through the network: write PUBLIC_URL=https:/],
    ['SMTP_URL', 'mail.example.org', /^SMTP_URL is not an address of a mail server: write SMTP_URL=smtp:/],
    ['S3_URL', 's3://bucket', /^S3_URL is not an address of an object store: write S3_URL=https:/],
    ['S3_URL', 'https://s3.example.org/bucket', /^S3_URL lacks the key and its secret: write /],
    ['S3_URL', `https://key:${PASSWORD}@s3.example.org/`, /^S3_URL names no bucket: write /],
    ['PLATZWART_TEST_NOW', 'today', /is not an instant: write PLATZWART_TEST_NOW=/],
    ['DEMO', 'yes', /^DEMO=yes is neither on nor off: write DEMO=on .* or DEMO=off/],
  ]
  it.each(cases)('%s=%s', (name, wrong, says) => {
    const told = sentences({ [name]: wrong })
    expect(told).toHaveLength(1)
    expect(told[0]).toMatch(says)
    expect(told[0]).not.toContain(PASSWORD)
  })

  it('reports all of them at once', () => {
    expect(sentences({ PORT: 'x', DEMO: 'x', HOST: '!' })).toHaveLength(3)
  })

  it('never throws', () => {
    const names = [
      'PORT',
      'HOST',
      'DATABASE_URL',
      'PLATZWART_DATA',
      'PUBLIC_URL',
      'TRUSTED_PROXIES',
      'SMTP_URL',
      'S3_URL',
      'SECRET',
      'DEMO',
    ]
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...names), fc.string({ unit: 'binary' })), (environment) => {
        const result = readConfig(environment)
        if (!result.ok) for (const told of result.sentences) expect(told).toMatch(/write /)
      }),
    )
  })
})

describe('SECRET outside the demo', () => {
  it('is generated and kept by the embedded installation', () => {
    expect(value({ DEMO: 'off' }).secret).toBeNull()
  })
  it('is required with an external database', () => {
    expect(sentences({ DATABASE_URL })).toEqual([expect.stringMatching(/^SECRET is missing.*write SECRET=/)])
  })
  it('must be long enough', () => {
    expect(sentences({ DATABASE_URL, SECRET: 'geheim' })).toEqual([
      expect.stringMatching(/^SECRET is too short \(6 characters\)/),
    ])
    expect(sentences({ DEMO: 'off', SECRET: 'geheim' })[0]).not.toContain('geheim')
  })
  it('must not be easy to guess', () => {
    expect(sentences({ DATABASE_URL, SECRET: 'x'.repeat(40) })).toEqual([
      expect.stringMatching(/^SECRET is easy to guess/),
    ])
  })
  it('may be anything in the demo', () => {
    expect(value({ SECRET: 'geheim' }).secret).toBe('geheim')
  })
})

describe('the demo, with its well-known passwords', () => {
  it.each([
    ['with a database of your own', { DATABASE_URL, SECRET }],
    ['on all addresses', { HOST: '0.0.0.0' }],
    ['behind a public address', { PUBLIC_URL: 'https://platzwart.example.org' }],
  ])('is off %s, unless requested', (_, environment) => {
    expect(value(environment).demo).toBe(false)
    expect(value({ ...environment, DEMO: 'on' })).toMatchObject({ demo: true, demoHere: false })
  })
})

it('allows a fixed clock in the demo only', () => {
  const PLATZWART_TEST_NOW = '2026-10-24T10:00:00Z'
  expect(value({ PLATZWART_TEST_NOW }).testNow).toBe(PLATZWART_TEST_NOW)
  expect(sentences({ PLATZWART_TEST_NOW, DEMO: 'off' })).toEqual([
    expect.stringMatching(/only a demo may.*write DEMO=on/),
  ])
})

describe('hosts', () => {
  it('listens on both addresses of localhost where both exist', () => {
    const address = { netmask: '', mac: '', internal: true, cidr: null }
    const four = { ...address, family: 'IPv4' as const, address: '127.0.0.1' }
    const six = { ...address, family: 'IPv6' as const, address: '::1', scopeid: 0 }
    expect(listenAddresses('localhost', { lo: [four, six] })).toEqual(['127.0.0.1', '::1'])
    expect(listenAddresses('localhost', { lo: [four] })).toEqual(['127.0.0.1'])
    expect(listenAddresses('0.0.0.0', { lo: [four, six] })).toEqual(['0.0.0.0'])
  })

  it.each([
    ['localhost', true],
    ['lindenau.localhost', true],
    ['127.0.0.1', true],
    ['127.1.2.3', true],
    ['::1', true],
    ['[::1]', true],
    ['0.0.0.0', false],
    ['localhost.example.org', false],
    ['127.0.0.1.example.org', false],
  ])('%s is this machine: %s', (host, expected) => {
    expect(isLoopback(host)).toBe(expected)
  })

  it('brackets an IPv6 address in links', () => {
    expect(value({ HOST: '::1' }).publicUrl).toBe('http://localhost:3000')
    expect(value({ HOST: '0.0.0.0', PORT: '80' }).publicUrl).toBe('http://localhost:80')
    expect(value({ HOST: 'lindenau.localhost' }).publicUrl).toBe('http://lindenau.localhost:3000')
  })
})
