// @vitest-environment happy-dom
import type { HausdateiView } from '@platzwart/contract/mandant'
import * as wire from '@platzwart/contract/operations/hausdatei'
import * as mandanten from '@platzwart/contract/operations/mandant'
import { PAGE } from '@platzwart/contract/paths'
import { idOf } from '@platzwart/contract/testing/filled'
import { act } from 'react'
import { describe, expect, test } from 'vitest'
import { all, click, eventually, find, said, write } from '../../../testing/find.ts'
import { visitApp } from '../../../testing/house.tsx'
import { type Answer, answer, refuse } from '../../../testing/server.ts'

const HAUS = {
  id: idOf(70),
  name: 'Stadtbibliothek',
  zone: 'Europe/Berlin',
  version: 4,
  zugriffBis: '2099-01-01T00:00:00Z',
  einladbar: false,
}
const FILE: HausdateiView = {
  id: idOf(71),
  art: 'ausfuhr',
  mandantId: HAUS.id,
  name: HAUS.name,
  status: 'fertig',
  schritt: null,
  anteil: 1,
  bytes: 2_340_000,
  fehler: null,
  da: true,
  erstellt: '2027-03-10T08:00:00Z',
}

/** As an operator who belongs to no house. */
function arrive(at: string, ...answers: readonly Answer[]) {
  const start = {
    mandant: null,
    sitzung: null,
    betreiber: { id: 'bea', name: 'Bea Betrieb', email: 'bea@haus.example' },
  }
  return visitApp(at, { start, rechte: null, answers: [answer(mandanten.readHaus, HAUS), ...answers] })
}

const files = (...items: readonly Partial<HausdateiView>[]) =>
  answer(wire.listHausdateien, { items: items.map((one) => ({ ...FILE, ...one })) })

describe('the export of a house as one file', () => {
  const at = `/admin/mandanten/${HAUS.id}`

  test('cannot be requested until the house allows it', async () => {
    await arrive(at, files({}), answer(mandanten.readHaus, { ...HAUS, zugriffBis: null }))
    await eventually(() => expect(said()).toContain('nicht erlaubt'))
    expect(all('button').filter(({ textContent }) => /schreiben lassen/.test(textContent))).toEqual([])
    expect(all('link').filter(({ textContent }) => /laden|holen/i.test(textContent))).toEqual([])
  })

  test('is requested, shows its progress, and is downloaded', async () => {
    const { server } = await arrive(
      at,
      files(),
      answer(wire.exportMandant, { ...FILE, status: 'wartend', da: false }),
    )
    await eventually(() => expect(find('button', 'Datei schreiben lassen')).toBeDefined())
    server.now(files({ status: 'laeuft', schritt: 'lesen', anteil: 0.426, da: false, bytes: null }))
    await click('button', 'Datei schreiben lassen')
    await eventually(() => expect(said()).toContain('Das Haus wird gelesen: 42 %'))
    expect(all('button', 'Datei schreiben lassen')).toEqual([])
    server.now(files({}))
    await eventually(() =>
      expect(find('link', 'Datei herunterladen').getAttribute('href')).toBe(
        `/api/hausdateien/${FILE.id}/inhalt`,
      ),
    )
    expect(said()).toContain('liegt einen Tag bereit (2,3 MB)')
    expect(server.asked(wire.exportMandant)).toHaveLength(1)
  })

  test('says why it failed, and is requested again; files of other houses are hidden', async () => {
    await arrive(
      at,
      files(
        { status: 'fehlgeschlagen', da: false, fehler: 'Das wurde abgebrochen.' },
        { id: idOf(72), mandantId: idOf(73) },
      ),
    )
    await eventually(() => expect(said()).toContain('Die Datei wurde nicht geschrieben'))
    expect(said()).toContain('Das wurde abgebrochen.')
    expect(find('button', 'Datei schreiben lassen')).toBeDefined()
    expect(all('link', 'Datei herunterladen')).toEqual([])
  })

  test('is limited in number', async () => {
    await arrive(
      at,
      files(),
      refuse(wire.exportMandant, { status: 429, code: 'anfrage.zuViele', detail: 'Zu viele Anfragen.' }),
    )
    await eventually(() => expect(find('button', 'Datei schreiben lassen')).toBeDefined())
    await click('button', 'Datei schreiben lassen')
    await eventually(() => expect(said()).toContain('Zu viele Anfragen.'))
  })
})

describe('a house from a file', () => {
  const brought = (more: Partial<HausdateiView>) =>
    files({ art: 'einfuhr', name: 'Neue Bibliothek', mandantId: idOf(75), da: false, bytes: 3, ...more })

  /** The page, with a server that accepts any file. */
  async function open() {
    const taken = answer(wire.importMandant, { ...FILE, art: 'einfuhr', status: 'wartend' })
    const visit = await arrive(PAGE.adminMandantNeu, files(), taken)
    await eventually(() => expect(find('button', 'Haus hereinholen')).toBeDefined())
    return visit
  }

  async function choose(file: File) {
    const input = document.querySelector('input[type="file"][accept=".haus"]') as HTMLInputElement
    Object.defineProperty(input, 'files', { configurable: true, value: [file] })
    await act(async () => void input.dispatchEvent(new Event('change', { bubbles: true })))
  }

  async function send() {
    await write('textbox', 'So soll es hier heißen', 'Neue Bibliothek')
    await choose(new File(['abc'], 'haus.haus'))
    await click('button', 'Haus hereinholen')
  }

  test('is uploaded with its name, validated, written, and leads to its page', async () => {
    const { server } = await open()
    server.now(brought({ status: 'laeuft', schritt: 'pruefen', anteil: 0.2 }))
    await send()
    await eventually(() => expect(said()).toContain('Die Datei wird geprüft: 20 %'))
    expect(server.asked(wire.importMandant)).toMatchObject([{ query: { name: 'Neue Bibliothek' } }])
    server.now(brought({ status: 'laeuft', schritt: 'schreiben', anteil: 0.7 }))
    await eventually(() => expect(said()).toContain('Das Haus wird angelegt: 70 %'))
    server.now(brought({}))
    await eventually(() =>
      expect(find('link', 'Zur Seite von Neue Bibliothek').getAttribute('href')).toBe(
        `/admin/mandanten/${idOf(75)}`,
      ),
    )
  })

  test('requires the file and the name, and shows a refusal', async () => {
    const { server } = await open()
    await click('button', 'Haus hereinholen')
    expect(said()).toContain('Welche Datei?')
    expect(said()).toContain('Wie soll das Haus hier heißen?')
    server.now(brought({ status: 'fehlgeschlagen', fehler: 'Die Datei ist beschädigt oder nicht ganz da.' }))
    await send()
    await eventually(() => expect(said()).toContain('Neue Bibliothek wurde nicht hereingeholt'))
    expect(said()).toContain('Die Datei ist beschädigt oder nicht ganz da.')
  })
})
