import { describe, expect, it } from 'vitest'
import { isPushDienst } from './pushDienst.ts'

describe('a push service', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://updates.push.services.mozilla.com/wpush/v2/gAAAA',
    'https://wns2-par02p.notify.windows.com/w/?token=BQ',
    'https://web.push.apple.com/QGuQ',
  ])('is that of the maker of a browser: %s', (adresse) => {
    expect(isPushDienst(adresse)).toBe(true)
  })

  it.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/fcm/send/abc',
    'https://fcm.googleapis.com@10.0.0.1/x',
    'https://me:pass@fcm.googleapis.com/x',
    'https://notfcm.googleapis.com.evil.example/x',
    'https://notpush.apple.com/x',
    'https://169.254.169.254/latest/meta-data',
    'http://localhost:5432/',
    'file:///etc/passwd',
    'push.apple.com',
    '',
  ])('is none of another sort: %s', (adresse) => {
    expect(isPushDienst(adresse)).toBe(false)
  })

  it('is one that the installation names, compared by its whole origin', () => {
    expect(isPushDienst('http://127.0.0.1:8010/w/1', ['http://127.0.0.1:8010'])).toBe(true)
    expect(isPushDienst('http://127.0.0.1:8011/w/1', ['http://127.0.0.1:8010'])).toBe(false)
    expect(isPushDienst('http://a@127.0.0.1:8010/w/1', ['http://127.0.0.1:8010'])).toBe(false)
  })
})
