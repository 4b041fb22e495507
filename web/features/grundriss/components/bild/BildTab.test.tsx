// @vitest-environment happy-dom
import { grundrissSchema } from '@platzwart/contract/leseraum'
import * as wire from '@platzwart/contract/operations/grundriss'
import { filled, idOf } from '@platzwart/contract/testing/filled'

import { describe, expect, test } from 'vitest'
import { all, bring, click, eventually, find, isOff, said, write } from '../../../../testing/find.ts'
import { visit } from '../../../../testing/house.tsx'
import { visitReading } from '../../../../testing/readingAnew.tsx'
import { type Answer, answer, refuse } from '../../../../testing/server.ts'
import { BildTab } from './BildTab.tsx'

const groesse = (breite: number) => ({ breite, hoehe: breite / 2, url: `/bild-${breite}` })
const BILD = {
  id: idOf(5),
  x: 0,
  y: 0,
  breite: 1000,
  hoehe: 500,
  deckkraft: 100,
  dunkel: 'umkehren' as const,
  groessen: [groesse(1536), groesse(3072)],
}
const planOf = (bild: typeof BILD | null) =>
  grundrissSchema.parse(
    filled(grundrissSchema, {
      id: idOf(9),
      breite: 1000,
      hoehe: 800,
      version: 4,
      leseraeume: [],
      zeichnung: [],
      bild,
    }),
  )

const NEU = { id: idOf(6), breite: 3072, hoehe: 1536, seiten: 3, groessen: [groesse(3072), groesse(1536)] }
const FILE = new File(['%PDF-'], 'plan.pdf', { type: 'application/pdf' })

const picture = () => document.querySelector('[role="application"] image')
const opacity = () => picture()?.parentElement?.getAttribute('opacity')
const arrive = (bild: typeof BILD | null, ...answers: readonly Answer[]) =>
  visit(<BildTab plan={planOf(bild)} />, { rechte: ['objekt_pflege'], answers })

test('A picture is uploaded, another page chosen, scaled to the room’s width, and saved in one step', async () => {
  const { server } = await arrive(
    null,
    answer(wire.uploadBild, NEU),
    answer(wire.setBild, { version: 5, bild: BILD }),
  )
  await bring('Bild wählen', FILE)
  await eventually(() => expect(picture()?.getAttribute('href')).toBe('/bild-1536'))
  expect(said()).toContain('Das Bild liegt auf dem Plan und ist noch nicht gespeichert.')
  await write('textbox', 'Seite des PDFs', '2')
  await click('button', 'Diese Seite nehmen')
  await eventually(() =>
    expect(server.asked(wire.uploadBild).map(({ query }) => query)).toEqual([{ seite: '1' }, { seite: '2' }]),
  )
  await write('textbox', 'Breite des Bildes in Metern', '14')
  await eventually(() => expect(picture()?.getAttribute('width')).toBe('1400'))
  await click('button', 'Bild speichern')
  await eventually(() => expect(server.asked(wire.setBild)).toHaveLength(1))
  expect(server.asked(wire.setBild)).toMatchObject([
    {
      id: idOf(9),
      version: 4,
      body: { bild: { id: idOf(6), x: 0, y: 0, breite: 1400 }, passend: true },
    },
  ])
})

test('A removed picture is restored by one press, and saved with one more', async () => {
  const { server } = await arrive(BILD, answer(wire.setBild, { version: 5, bild: null }))
  await eventually(() => expect(picture()).not.toBeNull())
  await click('button', 'Bild entfernen')
  expect(picture()).toBeNull()
  await click('button', 'Rückgängig')
  await eventually(() => expect(picture()).not.toBeNull())
  await click('button', 'Wiederholen')
  await click('button', 'Bild speichern')
  await eventually(() => expect(server.asked(wire.setBild)).toMatchObject([{ body: { bild: null } }]))
})

test('A file that is no picture says why, and the old picture stays', async () => {
  await arrive(
    BILD,
    refuse(wire.uploadBild, {
      status: 422,
      code: 'datei.fehlgeschlagen',
      issues: [{ code: 'datei.typ', field: 'datei', data: {}, detail: 'Das ist kein Bild.' }],
    }),
  )
  await eventually(() => expect(picture()).not.toBeNull())
  await bring('Anderes Bild wählen', FILE)
  await eventually(() => expect(find('alert').textContent).toContain('Das Bild ist nicht hochgeladen'))
  expect(picture()?.getAttribute('href')).toBe('/bild-1536')
})

test('The slower of two people keeps their changes, or adopts the other’s', async () => {
  const { server } = await arrive(
    BILD,
    refuse(wire.setBild, { status: 412, code: 'anfrage.versionVeraltet' }),
  )
  await write('textbox', 'Deckkraft in Prozent', '40')
  await click('button', 'Bild speichern')
  await eventually(() => expect(find('alert')).toBeTruthy())
  expect(server.asked(wire.setBild)).toMatchObject([{ body: { bild: { deckkraft: 40 } } }])
  await click('button', 'So übernehmen, wie es jetzt gespeichert ist')
  await eventually(() => expect(opacity()).toBe('1'))
})

test('Changes during a save survive its answer', async () => {
  const there = Promise.withResolvers<void>()
  const { server } = await arrive(
    BILD,
    answer(wire.setBild, async () => {
      await there.promise
      return { version: 5, bild: { ...BILD, deckkraft: 40 } }
    }),
  )
  await write('textbox', 'Deckkraft in Prozent', '40')
  await click('button', 'Bild speichern')
  await write('textbox', 'Deckkraft in Prozent', '60')
  there.resolve()
  await eventually(() => expect(said()).toContain('Das Bild liegt jetzt unter den Plätzen.'))
  await eventually(() => expect(server.asked(wire.setBild)).toHaveLength(1))
  expect(opacity()).toBe('0.6')
  await eventually(() => expect(isOff(find('button', 'Bild speichern'))).toBe(false))
})

async function arriveAndRead(...answers: readonly Answer[]) {
  const { server, read } = await visitReading((plan) => <BildTab plan={plan} />, planOf(BILD), {
    rechte: ['objekt_pflege'],
    answers,
  })
  return {
    server,
    /** Somebody saves it like this. */
    save: (version: number, bild: object) => read({ ...planOf({ ...BILD, ...bild }), version }),
  }
}

const saving = () => find<HTMLButtonElement>('button', 'Bild speichern')

describe('A colleague’s saved change of the picture', () => {
  test('is adopted where nothing was changed here, also after one’s own save', async () => {
    const own = { ...BILD, deckkraft: 40 }
    const { save } = await arriveAndRead(answer(wire.setBild, { version: 5, bild: own }))
    await write('textbox', 'Deckkraft in Prozent', '40')
    await click('button', 'Bild speichern')
    await eventually(() => expect(said()).toContain('Das Bild liegt jetzt unter den Plätzen.'))
    await save(5, own)
    await save(6, { deckkraft: 80 })
    expect([opacity(), isOff(saving())]).toEqual(['0.8', true])
    expect(all('button', 'Behalten, was hier gezeigt ist')).toEqual([])
  })

  test('is not overwritten before I confirm that mine wins', async () => {
    const { server, save } = await arriveAndRead(answer(wire.setBild, { version: 6, bild: BILD }))
    await write('textbox', 'Deckkraft in Prozent', '40')
    await save(5, { deckkraft: 80 })
    expect([opacity(), isOff(saving())]).toEqual(['0.4', true])
    expect(said()).toContain('Jemand anderes hat das inzwischen geändert.')
    await click('button', 'Behalten, was hier gezeigt ist')
    expect([all('button', 'Behalten, was hier gezeigt ist'), isOff(saving())]).toEqual([[], false])
    await click('button', 'Bild speichern')
    await eventually(() => expect(server.asked(wire.setBild)).toHaveLength(1))
    expect(server.asked(wire.setBild)).toMatchObject([{ version: 5, body: { bild: { deckkraft: 40 } } }])
  })

  test('is adopted by one press, and saved then', async () => {
    const { save } = await arriveAndRead()
    await write('textbox', 'Deckkraft in Prozent', '40')
    await save(5, { deckkraft: 80 })
    await click('button', 'So übernehmen, wie es jetzt gespeichert ist')
    expect([opacity(), isOff(saving())]).toEqual(['0.8', true])
    await click('button', 'Rückgängig')
    expect([opacity(), isOff(saving())]).toEqual(['0.4', false])
  })

  test('is distinguished from one’s own save, even if the answer is late', async () => {
    const { save } = await arriveAndRead(answer(wire.setBild, () => new Promise(() => undefined)))
    await write('textbox', 'Deckkraft in Prozent', '40')
    await click('button', 'Bild speichern')
    await write('textbox', 'Deckkraft in Prozent', '60')
    await save(5, { deckkraft: 40 })
    expect(opacity()).toBe('0.6')
    expect(all('button', 'Behalten, was hier gezeigt ist')).toEqual([])
  })
})
