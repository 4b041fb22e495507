import { describe, expect, it } from 'vitest'
import { isOpenLink } from './link.ts'

describe('A link that others follow', () => {
  it.each([
    'https://www.example.org',
    'http://intranet/raum?nr=1#plan',
    'HTTPS://Example.org:8443/a b'.replace(' ', '%20'),
    'https://münchen.example/plan',
    'https://8.8.8.8/',
    'https://172.32.0.1/',
    'https://100.128.0.1/',
    'https://[2001:db8::1]/',
    'https://localhost.example.org/',
    'https://example.org/?an=name@example.org',
  ])('is %s', (link) => {
    expect(isOpenLink(link)).toBe(true)
  })

  it.each([
    'javascript:alert(1)',
    ' https://example.org',
    'https://exa mple.org',
    'data:text/html,x',
    'https://',
    'https://user:pw@example.org/',
    'https://user@example.org/',
    'https://:pw@example.org/',
    'http://localhost:3000/',
    'http://LOCALHOST./',
    'http://haus.localhost/',
    'http://drucker.local/',
    'http://127.0.0.1/',
    'http://127.1/',
    'http://2130706433/',
    'http://0x7f.0.0.1/',
    'http://0/',
    'http://10.1.2.3/',
    'http://172.16.0.1/',
    'http://192.168.178.1/',
    'http://169.254.169.254/latest/meta-data',
    'http://100.64.0.1/',
    'http://[::1]/',
    'http://[::]/',
    'http://[fe80::1]/',
    'http://[fd00::1]/',
    'http://[::ffff:192.168.0.1]/',
    'http://[::ffff:7f00:1]/',
  ])('is not %s', (link) => {
    expect(isOpenLink(link)).toBe(false)
  })
})
