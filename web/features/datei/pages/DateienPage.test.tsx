// @vitest-environment happy-dom
import * as wire from '@platzwart/contract/operations/datei'
import { PAGE } from '@platzwart/contract/paths'
import { idOf } from '@platzwart/contract/testing/filled'
import { expect, test } from 'vitest'
import { all, click, eventually, find, names, said } from '../../../testing/find.ts'
import { visitApp } from '../../../testing/house.tsx'
import { answer, refuse } from '../../../testing/server.ts'

const FILES = ['alt.png', 'neu.png'].map((dateiname, i) => ({
  id: idOf(i + 1),
  bucket: 'grundrisse' as const,
  dateiname,
  inhaltstyp: 'image/png' as const,
  bytes: 12_345,
}))

const listed = answer(wire.listDateien, ({ query }) => {
  const offset = Number(query?.offset ?? 0)
  return { items: FILES.slice(offset, offset + 1), gesamt: FILES.length }
})

test('The files of one’s own area are listed page by page, and removed after a confirmation', async () => {
  const { server } = await visitApp(PAGE.adminDateien, {
    rechte: ['objekt_pflege'],
    answers: [listed, answer(wire.deleteDatei)],
  })
  await eventually(() => expect(said(find('list', 'Grundrisse'))).toContain('alt.png13 KB'))
  expect(all('radio')).toEqual([])
  await click('button', 'Weitere zeigen')
  await eventually(() => expect(names('link', find('list', 'Grundrisse'))).toEqual(['alt.png', 'neu.png']))
  await click('button', 'neu.png löschen')
  expect(server.asked(wire.deleteDatei)).toEqual([])
  await click('button', 'Löschen', find('dialog'))
  await eventually(() =>
    expect(server.asked(wire.deleteDatei)).toMatchObject([{ bucket: 'grundrisse', dateiname: 'neu.png' }]),
  )
})

test('A file that is still used stays, and the page says so', async () => {
  await visitApp(PAGE.adminDateien, {
    rechte: ['customizing_mandant_pflege', 'fahrzeug_pflege'],
    answers: [listed, refuse(wire.deleteDatei, { status: 409, code: 'datei.inGebrauch' })],
  })
  await eventually(() => expect(names('radio')).toEqual(['Fahrzeuge', 'Logos', 'Datenschutz']))
  await eventually(() => expect(all('button', 'alt.png löschen')).toHaveLength(1))
  await click('button', 'alt.png löschen')
  await click('button', 'Löschen', find('dialog'))
  await eventually(() => expect(all('dialog')).toEqual([]))
  expect(all('button', 'alt.png löschen')).toHaveLength(1)
})
