import { describe, expect, it } from 'vitest'
import { PASSKEY_NAME_MAX, passkeyArtOf, passkeyDomain, passkeyNameOf } from './passkey.ts'

describe('the domain of a passkey', () => {
  it.each([
    ['platzwart.example.org', 'platzwart.example.org', 'platzwart.example.org'],
    ['platzwart.example.org', 'lindenau.platzwart.example.org', 'platzwart.example.org'],
    ['platzwart.example.org', 'Lindenau.Platzwart.Example.org', 'platzwart.example.org'],
    ['platzwart.example.org', 'buchen.lindenau.example', 'buchen.lindenau.example'],
    ['platzwart.example.org', 'notplatzwart.example.org', 'notplatzwart.example.org'],
    ['platzwart.example.org', 'example.org', 'example.org'],
    ['localhost', 'localhost', 'localhost'],
    ['localhost', 'lindenau.localhost', 'lindenau.localhost'],
    ['intranet', 'lindenau.intranet', 'lindenau.intranet'],
    ['10.0.0.5', 'lindenau.10.0.0.5', 'lindenau.10.0.0.5'],
    ['platzwart.example.org', '127.0.0.1', null],
    ['platzwart.example.org', '[::1]', null],
    ['platzwart.example.org', '', null],
  ])('of an installation at %s is at %s: %s', (own, host, domain) => {
    expect(passkeyDomain(own, host)).toBe(domain)
  })
})

describe('the storage of a passkey', () => {
  it.each([
    [['internal', 'hybrid'], true, 'verwahrt'],
    [['internal'], false, 'geraet'],
    [['usb', 'nfc'], false, 'schluessel'],
    [['smart-card'], false, 'unbekannt'],
    [[], false, 'unbekannt'],
  ])('is known by %o, on several devices %o: %s', (wege, synchron, art) => {
    expect(passkeyArtOf(wege, synchron)).toBe(art)
  })
})

describe('the name of a passkey', () => {
  it('is a single line', () => {
    expect(passkeyNameOf('  Mein\n Telefon\t2 ')).toEqual({ name: 'Mein Telefon 2' })
    expect(passkeyNameOf('🔑'.repeat(PASSKEY_NAME_MAX))).toEqual({ name: '🔑'.repeat(PASSKEY_NAME_MAX) })
  })

  it.each([
    [undefined, 'fehlt'],
    [7, 'fehlt'],
    [' \n ', 'fehlt'],
    ['x'.repeat(PASSKEY_NAME_MAX + 1), 'zuLang'],
  ])('is not %o', (text, fault) => {
    expect(passkeyNameOf(text)).toEqual({ fault })
  })
})
