import { PAGE } from '@platzwart/contract/paths'
import { freeWindow, readFahrt } from '../fixtures/fahrten.ts'
import { expect, test } from '../fixtures/firefox.ts'
import { PASSWORD, PEOPLE } from '../fixtures/people.ts'
import { filled } from '../pages/basePage.ts'

test('In Firefox a driver books a car, checks it in, and checks it out', async ({
  inFirefox: screen,
  signIn,
  texts,
}) => {
  const { context } = await signIn('fahrerin')
  const window = await freeWindow(context)
  await screen.signIn(PEOPLE.fahrerin, PASSWORD)
  const { fahrzeug, fahrt } = texts
  await screen.open(`${PAGE.fahrzeuge}?${new URLSearchParams({ ...window })}`)
  const { aktionName, buchen } = fahrzeug.karte
  await screen.press('button', `${filled(aktionName, { aktion: buchen, kennzeichen: '' })}…`)
  await screen.fill(fahrzeug.angaben.fahrtgrund, 'Abnahme Schleuse')
  await screen.fill(fahrzeug.angaben.zielort, 'Brake')
  await screen.press('button', fahrzeug.dialog.absenden)
  await screen.press('link', fahrzeug.fertig.zurFahrt)

  await screen.find({ kind: 'heading', name: fahrt.seite.angaben })
  const id = screen.path.split('/').at(-1) ?? ''
  const trip = await readFahrt(context, id)
  const { formular } = fahrt
  const say = async (tank: number) => {
    await screen.fill(formular.tankZahl, String(tank))
    await screen.press('choice', formular.stufen.sauber, formular.sauberkeitAussen)
    await screen.press('choice', formular.stufen['leicht verschmutzt'], formular.sauberkeitInnen)
  }

  await screen.press('link', fahrt.tun.checkIn)
  await say(80)
  for (const punkt of Object.values(formular.pruefpunkt))
    await screen.press('choice', formular.inOrdnung, punkt)
  await screen.press('button', formular.absendenCheckIn)
  await screen.find({ kind: 'text', name: fahrzeug.status.aktiv })

  await screen.press('link', fahrt.tun.checkOut)
  await say(55)
  await screen.fill(formular.kilometer, String(trip.kilometerstand + 12))
  await screen.press('choice', formular.bestaetigung)
  await screen.press('button', formular.absendenCheckOut)
  await screen.find({ kind: 'text', name: fahrzeug.status.durchgeführt })
  const { status } = await readFahrt(context, id)
  expect(status).toBe('durchgeführt')
})
