import { address } from '@platzwart/contract/operation'
import * as wire from '@platzwart/contract/operations/fahrt'
import * as sucheWire from '@platzwart/contract/operations/suche'
import { describe, expect, it } from 'vitest'
import { giveLicence } from '../../testing/fahrzeug.ts'
import { change, fahrten, flotte, flotteSuite, foreignOnes } from '../../testing/suites/flotte.ts'
import { app, haus, MONDAY } from '../../testing/suites/haus.ts'
import { issuesOf } from '../../testing/suites/refusal.ts'

flotteSuite(MONDAY, { fremd: true })

const { bookAs, booked, get, rows } = fahrten

describe('booking for somebody else', () => {
  it('needs the right, and tells nothing of the other person without it', async () => {
    const nobody = '01980000-0000-7000-8000-00000000ffff'
    for (const fahrerId of [flotte.fahrer.id, flotte.ohne.id, foreignOnes.fahrer.id, nobody]) {
      const answer = await bookAs(flotte.fahrerin, { fahrerId })
      expect([answer.status, ...issuesOf(answer)]).toEqual([
        422,
        'fahrzeug.fremdbuchungNichtErlaubt @fahrerId',
      ])
    }
  })

  it('books for those who may drive, on record as theirs', async () => {
    const id = await booked(flotte.fuhrpark, { fahrerId: flotte.fahrer.id })
    const [audit] = await rows('select akteur_id, im_auftrag_id from protokoll where objekt_id = $1', [id])
    expect(audit).toEqual({ akteur_id: flotte.fuhrpark.id, im_auftrag_id: flotte.fahrer.id })
    const seen = await get(flotte.fahrer, address(wire.readFahrt, { id }))
    expect(seen.json).toMatchObject({
      rolle: 'fahrer',
      bucher: { id: flotte.fuhrpark.id },
      fahrer: { id: flotte.fahrer.id, name: 'fahrer Muster' },
    })
  })

  it('refuses who may not drive, who is unknown, and whose check is past', async () => {
    const forOther = async (fahrerId: string) => issuesOf(await bookAs(flotte.fuhrpark, { fahrerId }))
    // Who books no vehicles is told of no more than a stranger, a ban least of all.
    await giveLicence(app, haus, haus.anna.id)
    await change('update fuehrerschein set fahrverbot = true where benutzer_id = $1', [haus.anna.id])
    expect(await forOther(haus.anna.id)).toEqual(['fahrzeug.fahrerUnbekannt @fahrerId'])
    expect(await forOther(foreignOnes.fahrer.id)).toEqual(['fahrzeug.fahrerUnbekannt @fahrerId'])
    await change("update fuehrerschein set naechste_pruefung = '2026-11-20' where benutzer_id = $1", [
      flotte.fahrer.id,
    ])
    expect(await forOther(flotte.fahrer.id)).toEqual([
      'fuehrerschein.pruefungFaellig',
      'fuehrerschein.pruefungInVergangenheit @fahrerId',
    ])
    await change("update fuehrerschein set naechste_pruefung = '2027-11-20' where benutzer_id = $1", [
      flotte.fahrer.id,
    ])
  })

  it('lists exactly those', async () => {
    const names = async (person: { token: string }) => {
      const list = (await app.request(sucheWire.listFahrer.path, { as: person.token, host: haus.host })).json
      return (list as unknown as { items: { name: string }[] }).items.map(({ name }) => name)
    }
    expect(await names(flotte.fuhrpark)).toEqual([
      'fahrer Muster',
      'fahrerin Muster',
      'fuhrpark Muster',
      'leitung Muster',
    ])
    expect(await names(flotte.fahrerin)).toEqual(['fahrerin Muster'])
    expect(await names(flotte.ohne)).toEqual([])
    expect(await names(haus.anna)).toEqual([])
  })
})

describe('a special trip', () => {
  it('waits for approval, with all who were asked, and their mails', async () => {
    const answer = await bookAs(flotte.fahrerin, { ausland: true, entfernungKm: 700 })
    expect(answer.json).toMatchObject({
      status: 'vorgemerkt',
      freigabeGruende: ['entfernung', 'ausland'],
      freigegeben: false,
    })
    const asked = answer.json.freigaben as unknown as { benutzer: { id: string }; isFreigegeben: null }[]
    expect(new Set(asked.map(({ benutzer }) => benutzer.id))).toEqual(
      new Set([flotte.freigabe.id, haus.leitung.id]),
    )
    const mails = await rows('select typ, empfaenger_id from benachrichtigung where objekt_id = $1', [
      answer.json.id,
    ])
    expect(mails.filter(({ typ }) => typ === 'fahrtFreigabeNoetig')).toHaveLength(2)
  })

  /** What the search says before anything is booked. */
  const possible = async () =>
    (
      await get(
        flotte.fahrerin,
        `${sucheWire.searchFahrzeuge.path}?von=2026-11-25T08:00:00Z&bis=2026-11-25T09:00:00Z`,
      )
    ).json.freigabeMoeglich

  it('is reserved when nobody is there who could be asked, which the search tells before', async () => {
    expect(await possible()).toBe(true)
    await change(
      "delete from benutzer_berechtigung where berechtigung = 'fahrzeug_freigabe_von_sonderfahrten'",
      [],
    )
    expect(await possible()).toBe(false)
    const answer = await bookAs(flotte.fahrerin, { ausland: true })
    expect(answer.json).toMatchObject({
      status: 'reserviert',
      freigabeGruende: ['ausland'],
      freigegeben: true,
    })
    await change(
      `insert into benutzer_berechtigung (mandant_id, benutzer_id, berechtigung)
         values ($1, $2, 'fahrzeug_freigabe_von_sonderfahrten'), ($1, $3, 'fahrzeug_freigabe_von_sonderfahrten')`,
      [haus.id, flotte.freigabe.id, haus.leitung.id],
    )
  })
})
