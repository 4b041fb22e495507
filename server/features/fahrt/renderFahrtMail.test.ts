import { FAHRT_MAILS, FRIST_MAILS } from '@platzwart/domain/fahrzeug/mails'
import { describe, expect, it } from 'vitest'
import type { MailToRender } from '../../platform/mail/renderer.ts'
import { entryIn } from '../../testing/wire/calendar.ts'
import { FRIST_RECEIVERS } from '../fahrzeug/frist/receivers.ts'
import { renderFristMail } from '../fahrzeug/frist/renderFristMail.ts'
import type { FahrtFacts, FahrtMailData } from './notify.ts'
import { FAHRT_RECEIVERS, FAHRT_ROLLEN } from './receivers.ts'
import { renderFahrtMail } from './renderFahrtMail.ts'

const ID = '01980000-0000-7000-8000-0000000000f1'
const FACTS: FahrtFacts = {
  fahrzeugId: '01980000-0000-7000-8000-0000000000f2',
  fahrzeug: 'VW Golf',
  kennzeichen: 'NH-PW 100',
  standort: 'Werk Nord',
  von: '2026-10-24T22:30:00Z',
  bis: '2026-10-25T01:30:00Z',
  status: 'reserviert',
  bucher: 'Lena Fuhrpark',
  fahrer: 'Ole Olsen',
  fahrtgrund: 'Kundentermin',
  zielort: 'Kiel',
}

function mailOf(typ: string, daten: object, objektVersion = 1): MailToRender {
  return {
    typ,
    objektId: ID,
    objektVersion,
    daten,
    empfaenger: { name: 'Ole Olsen', adresse: 'ole@nordhafen.example', sprache: 'de' },
    absender: 'platzwart@platzwart.example',
    mandant: { name: 'Werke Nordhafen', zone: 'Europe/Berlin' },
    origin: 'http://nordhafen.localhost:3000',
    now: Temporal.Instant.from('2026-10-20T10:00:00Z'),
  }
}

function rendered(
  typ: string,
  daten: Partial<FahrtMailData> = {},
  objektVersion = 1,
  more: Partial<MailToRender> = {},
) {
  const all = { art: 'fahrt', rolle: 'fahrer', fahrt: FACTS, mehr: {}, ...daten }
  const mail = renderFahrtMail({ ...mailOf(typ, all, objektVersion), ...more })
  if (mail === null) throw new Error(`${typ} is no mail about a trip`)
  return mail
}

/** What a calendar program reads in a mail. */
const entry = (mail: ReturnType<typeof rendered>) => entryIn(mail.invitation)

describe('a mail about a trip', () => {
  it('tells days and wall times of a trip over the change of the clocks', () => {
    const { text } = rendered('fahrtGebucht')
    expect(text).toContain('Von: So., 25.10.2026, 00:30 Uhr')
    expect(text).toContain('Bis: So., 25.10.2026, 02:30 Uhr MEZ')
  })

  it('says of a special trip that it waits, in words and in the calendar', () => {
    const waits = rendered('fahrtGebucht', { fahrt: { ...FACTS, status: 'vorgemerkt' } })
    expect(waits.subject).toBe('Vorgemerkt: VW Golf am So., 25.10.2026, 00:30 Uhr')
    expect(waits.text).toContain('wenn die Fahrt freigegeben ist')
    expect(entry(waits).status).toBe('TENTATIVE')
    expect(entry(rendered('fahrtFreigegeben')).status).toBe('CONFIRMED')
    expect(rendered('fahrtGebucht').text).not.toContain('freigegeben')
  })

  it('keeps one calendar entry from the booking over its approval and change to its end', () => {
    const later = { ...FACTS, von: '2026-10-25T00:30:00Z', bis: '2026-10-25T03:00:00Z' }
    const life = [
      rendered('fahrtGebucht', {}, 1),
      rendered('fahrtFreigegeben', {}, 2),
      rendered('fahrtGeaendert', { fahrt: later, alt: FACTS }, 3),
      rendered('fahrtSystemStorno', { fahrt: later }, 4),
    ]
    const read = life.map(entry)
    expect(new Set(read.map(({ uid }) => uid))).toEqual(new Set([`${ID}@platzwart`]))
    expect(read.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4])
    expect(read.map(({ methods }) => methods)).toEqual([['REQUEST'], ['REQUEST'], ['REQUEST'], ['CANCEL']])
    // The mail says the same outside of what is in it.
    expect(life.map(({ invitation }) => [invitation?.method])).toEqual(read.map(({ methods }) => methods))
    expect(read.at(-1)?.status).toBe('CANCELLED')
  })

  it('tells a calendar the instants, whatever clocks do that night where the trip begins', () => {
    const later = { ...FACTS, von: '2026-10-25T00:30:00Z', bis: '2026-10-25T01:30:00Z' }
    // Half past two on the wall, and half past two an hour later.
    for (const { von, bis } of [FACTS, later])
      for (const typ of ['fahrtGebucht', 'fahrtSystemStorno'] as const)
        expect(entry(rendered(typ, { fahrt: { ...FACTS, von, bis } }))).toMatchObject({
          start: von,
          end: bis,
        })
  })

  it('tells who drives or booked where the car stands and its key is, and nobody else the key', () => {
    const fahrt = { ...FACTS, stellplatz: 'Ebene 2', schluesselHinweis: 'Kasten am Tor' }
    for (const rolle of ['fahrer', 'bucher'] as const) {
      const { text } = rendered('fahrtGebucht', { fahrt, rolle })
      expect(text).toContain('Standort: Werk Nord, Ebene 2')
      expect(text).toContain('Schlüssel: Kasten am Tor')
    }
    const asked = rendered('fahrtFreigabeNoetig', { fahrt, rolle: 'freigeber' }).text
    const gone = rendered('fahrtSystemStorno', { fahrt }).text
    expect([asked, gone].filter((text) => text.includes('Kasten'))).toEqual([])
  })

  it('shows the new above the old', () => {
    const { text } = rendered('fahrtGeaendert', { alt: { ...FACTS, zielort: 'Husum' } })
    expect(text.indexOf('Kiel')).toBeGreaterThan(text.indexOf('Jetzt'))
    expect(text.indexOf('Husum')).toBeGreaterThan(text.indexOf('Bisher'))
    expect(text.indexOf('Bisher')).toBeGreaterThan(text.indexOf('Kiel'))
  })

  it('tells the next driver until when the car was to be back, and only the fleet manager who has it', () => {
    const mehr = { ueberzogen: { id: ID, fahrer: 'Zoe Canary', bis: '2026-10-24T21:30:00Z' } }
    const next = rendered('fahrtUeberzogen', { rolle: 'naechster', mehr })
    expect(next.text).toContain('Sa., 24.10.2026, 23:30 Uhr')
    expect(next.text + next.html).not.toContain('Canary')
    expect(rendered('fahrtUeberzogen', { rolle: 'fuhrpark', mehr }).text).toContain('Zoe Canary')
  })

  it('takes the trip out of the calendar of who drives it no more', () => {
    const given = rendered('fahrtAbgegeben', { rolle: 'frueherer' })
    expect(entry(given)).toMatchObject({ methods: ['CANCEL'], receivers: ['mailto:ole@nordhafen.example'] })
    expect(given.text).toContain('Diese Fahrt übernimmt Ole Olsen')
  })

  it('tells of a trip that has ended how far it was', () => {
    expect(rendered('fahrtCheckOut', { mehr: { kilometer: 1_064 } }).text).toContain('Gefahren: 1.064 km')
    expect(rendered('fahrtCheckOut').text).not.toContain('Gefahren')
  })

  it('proposes other cars where the system has cancelled', () => {
    const { text, html } = rendered('fahrtSystemStorno', {
      mehr: { ersatz: [{ fahrzeug: 'VW Passat', kennzeichen: 'NH-PW 102' }] },
    })
    expect(text).toContain('VW Passat, NH-PW 102')
    expect(html).toContain(`href="http://nordhafen.localhost:3000/fahrzeuge/fahrten/${ID}"`)
  })

  it('says of its car that it is not available only where it is the car’s fault', () => {
    const grund = 'Storno, weil der Führerschein diese Fahrt nicht mehr erlaubt.'
    for (const rolle of ['fahrer', 'bucher'] as const) {
      const taken = rendered('fahrtWeggenommen', { rolle, fahrt: { ...FACTS, grund } })
      const said = `${taken.subject} ${taken.text}`
      expect(said).toContain(grund)
      expect(said).not.toMatch(
        /nicht zur Verfügung|andere Fahrzeuge|Anderes Fahrzeug|Nachrichten dieser Art abschalten/,
      )
    }
  })

  it('puts nothing of what people typed into a calendar line, a header or a link of its own', () => {
    const evil = 'x\r\nATTENDEE:mailto:x@evil.example\r\nhttp://evil.example <script>1</script>'
    const mail = rendered('fahrtSystemStorno', {
      fahrt: { ...FACTS, standort: evil, fahrtgrund: evil, grund: evil, fahrer: evil },
      mehr: { schaeden: [evil] },
    })
    expect(entry(mail)).toMatchObject({ methods: ['CANCEL'], receivers: ['mailto:ole@nordhafen.example'] })
    expect(mail.html).not.toMatch(/<script|http:\/\/evil/)
    expect(mail.html.match(/href="/g)).toHaveLength(1)
  })
})

describe('the names of others', () => {
  const PEOPLE = { fahrer: 'Kanarie Fahrer', bucher: 'Kanarie Bucher', inhaber: 'Kanarie Inhaber' }
  const OTHER = 'Kanarie Unterwegs'
  const daten: Omit<FahrtMailData, 'rolle'> = {
    art: 'fahrt',
    fahrt: { ...FACTS, ...PEOPLE },
    mehr: {
      ueberzogen: { id: ID, fahrer: OTHER, bis: FACTS.bis },
      schaeden: ['Kratzer'],
      sauberkeit: { aussen: 'verschmutzt', innen: 'sauber' },
    },
  }
  const frist = { was: 'fuehrerschein', inhaber: PEOPLE.inhaber, faelligAm: '2026-11-01' } as const
  const ROWS = [
    ...Object.values(FAHRT_RECEIVERS).map((row) => ({ row, of: 'fahrt' as const })),
    ...Object.values(FRIST_RECEIVERS).map((row) => ({ row, of: 'frist' as const })),
  ]
  const KINDS = ROWS.flatMap(({ row, of }) =>
    Object.entries(row).flatMap(([rolle, mailing]) => (mailing ? [{ ...mailing, rolle, of }] : [])),
  )
  const receiver = (rolle: string) =>
    ({ ...PEOPLE, naechster: PEOPLE.fahrer })[rolle as keyof typeof PEOPLE] ?? 'Emil Empfänger'

  /** Who is named in it beside who gets it. */
  function told({ typ, rolle, of }: (typeof KINDS)[number], personalrat: boolean, sprache: 'de' | 'en') {
    if (of === 'frist' && !typ.startsWith('fuehrerschein')) return []
    const empfaenger = { name: receiver(rolle), adresse: 'e@haus.example', sprache }
    const mail =
      of === 'fahrt'
        ? rendered(typ, { ...daten, rolle: rolle as FahrtMailData['rolle'] }, 1, { empfaenger, personalrat })
        : renderFristMail({ ...mailOf(typ, { art: 'frist', rolle, frist }), empfaenger, personalrat })
    const said = `${mail?.subject}${mail?.text}${mail?.html}${mail?.invitation?.content}`
    for (const word of ['{{', 'undefined', 'OhneNamen'])
      expect(said.replace(/undefined$/, '')).not.toContain(word)
    return [...Object.values(PEOPLE), OTHER].filter((name) => name !== empfaenger.name && said.includes(name))
  }

  it.each(['de', 'en'] as const)('stand in the mails alone that say so, in %s', (sprache) => {
    for (const kind of KINDS) {
      const names = told(kind, false, sprache)
      expect([kind.typ, kind.rolle, names.length > 0]).toEqual([
        kind.typ,
        kind.rolle,
        kind.names !== undefined,
      ])
    }
  })

  it('stand in a house in staff-council mode in those alone that have a reason', () => {
    for (const kind of KINDS) {
      const names = told(kind, true, 'de')
      expect([kind.typ, kind.rolle, names.length > 0]).toEqual([
        kind.typ,
        kind.rolle,
        kind.names !== undefined && kind.names !== null,
      ])
    }
    const damage = rendered('fahrzeugSchaden', { ...daten, rolle: 'fuhrpark' }, 1, { personalrat: true })
    expect(damage.text).toContain('Kratzer')
    expect(damage.text).not.toMatch(/Kundentermin|Kiel/)
  })
})

it('Every kind of mail is somebody’s, and none is sent that is not in the list', () => {
  const rows = [...Object.values(FAHRT_RECEIVERS), ...Object.values(FRIST_RECEIVERS)]
  const used = rows.flatMap((row) => Object.values(row).flatMap((mailing) => (mailing ? [mailing.typ] : [])))
  expect(new Set(used)).toEqual(new Set([...Object.keys(FAHRT_MAILS), ...Object.keys(FRIST_MAILS)]))
  expect(Object.keys(FAHRT_RECEIVERS.gebucht)).toEqual([...FAHRT_ROLLEN])
})
