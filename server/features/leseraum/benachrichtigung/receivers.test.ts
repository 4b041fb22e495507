import { EINSTELLUNGEN } from '@platzwart/domain/einstellung/catalogue'
import { type Effective, resolveAll } from '@platzwart/domain/einstellung/resolve'
import { BUCHUNG_MAILS } from '@platzwart/domain/leseraum/mails'
import { describe, expect, it } from 'vitest'
import { CANCEL_MAIL_SECONDS } from '../../benachrichtigung/receivers.ts'
import { type BuchungFacts, mailsOf } from './queueBuchungMails.ts'
import { type BuchungChange, CHANGES, RECEIVERS } from './receivers.ts'

const FACTS: BuchungFacts = {
  leseraum: '217',
  grundriss: 'Lesesaal Nord',
  standort: 'Hauptstelle',
  von: '2026-11-21T09:00:00Z',
  bis: '2026-11-21T12:00:00Z',
  gruppengroesse: 2,
  bucher: 'Lena Leserin',
  zweite: 'Lars Leser',
}
const BUCHUNG = { id: 'buchung', version: 3, bucherId: 'lena', zweiteId: 'lars' }
const flags = Object.keys(EINSTELLUNGEN).filter((name) => /^benachrichtigung\.|erinnerungBeiStart/.test(name))
const settings = (wert: string): Effective =>
  resolveAll({ mandant: {}, gruppen: [], benutzer: Object.fromEntries(flags.map((flag) => [flag, wert])) })
const told = (change: BuchungChange, wert = 'true', buchung: Parameters<typeof mailsOf>[1] = BUCHUNG) =>
  mailsOf(change, buchung, FACTS, { get: () => settings(wert) }).map(
    (mail) => `${mail.typ} → ${mail.empfaengerId}`,
  )

/** Every change there is: who is told with everything switched on, and who when they have switched off what can be. */
const TABLE: Readonly<
  Record<BuchungChange, { readonly on: readonly string[]; readonly off: readonly string[] }>
> = {
  vorgemerkt: {
    on: ['useMailVormerkung → lena', 'useMailVormerkung → lars'],
    off: ['useMailVormerkung → lars'],
  },
  direktReserviert: { on: ['useMailBuchungBestaetigt → lena', 'useMailBuchungBestaetigt → lars'], off: [] },
  bestaetigt: { on: ['useMailBuchungBestaetigt → lena', 'useMailBuchungBestaetigt → lars'], off: [] },
  geaendert: {
    on: ['useMailBuchungAngepasst → lena', 'useMailBuchungAngepasst → lars'],
    off: ['useMailBuchungAngepasst → lars'],
  },
  storniert: { on: ['useMailStorno → lena', 'useMailStorno → lars'], off: [] },
  weggenommen: always('useMailStorno'),
  stornoZurueckgenommen: { on: ['useMailVormerkung → lars'], off: ['useMailVormerkung → lars'] },
  raumDeaktiviert: always('useMailRaumDeaktivierungSystemStorno'),
  unbestaetigtVerfallen: always('unbestaetigtStorno'),
  ohneCheckInFreigegeben: always('freigabeOhneCheckIn'),
  zweiteEntlassen: { on: ['zweiteEntlassen → lars'], off: ['zweiteEntlassen → lars'] },
  begonnen: { on: ['erinnerung → lena', 'erinnerung → lars'], off: [] },
  eingecheckt: { on: [], off: [] },
  vorzeitigBeendet: { on: ['vorzeitigBeendet → lena', 'vorzeitigBeendet → lars'], off: [] },
  pauseVorbei: always('pauseVorbei'),
}

function always(typ: string) {
  const both = [`${typ} → lena`, `${typ} → lars`]
  return { on: both, off: both }
}

describe('who is told of what', () => {
  it.each(CHANGES)('%s', (change) => {
    expect(told(change)).toEqual(TABLE[change].on)
    expect(told(change, 'false')).toEqual(TABLE[change].off)
  })

  it.each(CHANGES)('%s, with one person alone, is one mail at most', (change) => {
    const alone = told(change, 'true', { ...BUCHUNG, zweiteId: null })
    expect(alone).toEqual(TABLE[change].on.filter((mail) => mail.endsWith('lena')))
  })

  it('uses every kind of mail', () => {
    const used = CHANGES.flatMap((change) => Object.values(RECEIVERS[change]).map((mailing) => mailing?.typ))
    expect(new Set(used.filter((typ) => typ !== undefined))).toEqual(new Set(Object.keys(BUCHUNG_MAILS)))
  })

  it('lets only the mails of a cancellation, of an early end and the invitation wait, and longer than that can be taken back', () => {
    const waits = CHANGES.flatMap((change) =>
      mailsOf(change, BUCHUNG, FACTS, new Map())
        .filter((mail) => mail.startAfterSeconds === CANCEL_MAIL_SECONDS)
        .map((mail) => `${change}: ${mail.typ} → ${mail.empfaengerId}`),
    )
    expect(waits).toEqual([
      'vorgemerkt: useMailVormerkung → lars',
      'storniert: useMailStorno → lena',
      'storniert: useMailStorno → lars',
      'weggenommen: useMailStorno → lena',
      'weggenommen: useMailStorno → lars',
      'stornoZurueckgenommen: useMailVormerkung → lars',
      'vorzeitigBeendet: vorzeitigBeendet → lena',
      'vorzeitigBeendet: vorzeitigBeendet → lars',
    ])
    expect(CANCEL_MAIL_SECONDS).toBeGreaterThan(10)
  })

  it.each(CHANGES)(
    '%s queues as many mails for a second person whom nobody knows, to their address',
    (change) => {
      const unknown = { ...BUCHUNG, zweiteId: null, zweiteAdresse: 'niemand@x.example' }
      const mails = mailsOf(change, unknown, FACTS, new Map())
      const known = mailsOf(change, BUCHUNG, FACTS, new Map())
      expect(
        mails.map((mail) => [mail.typ, mail.adresse ?? mail.empfaengerId, mail.startAfterSeconds]),
      ).toEqual(
        known.map((mail) => [
          mail.typ,
          mail.empfaengerId === 'lars' ? 'niemand@x.example' : mail.empfaengerId,
          mail.startAfterSeconds,
        ]),
      )
    },
  )

  it('reminds of a booking once, whatever changed about it', () => {
    const versions = [1, 7].map(
      (version) => mailsOf('begonnen', { ...BUCHUNG, version }, FACTS, new Map())[0]?.objektVersion,
    )
    expect(versions).toEqual([0, 0])
  })
})
