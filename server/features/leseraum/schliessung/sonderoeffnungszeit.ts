import { changedDays, isWithin, outsideOf, type Tage } from '@platzwart/domain/leseraum/schliessung/hits'
import type { Kalender, Sonderoeffnungszeit } from '@platzwart/domain/oeffnungszeit/types'
import { unterbrechungOf } from '@platzwart/domain/oeffnungszeit/unterbrechungen'
import { knownUhrzeit } from '@platzwart/domain/time/uhrzeit'
import { tagOf } from '@platzwart/domain/time/zone'
import { type Call, refuse } from '../../../platform/http/endpoint.ts'
import { lockGrundriss, readOeffnungszeiten } from '../../grundriss/queries.ts'
import {
  asSaved,
  refuseDoubled,
  refuseSonder,
  type Specials,
  writeSonderoeffnungszeiten,
} from '../../oeffnungszeit/replaceSonder.ts'
import { buchungOf } from '../art.ts'
import { readWaitingOnDays } from '../pflege/queries.ts'
import type { BuchungWithNames } from '../queries.ts'
import { type Grund, missing, NO_GRUND, type SeatsClosing, within } from './anlass.ts'
import { readTimes } from './readTimes.ts'

type Row = Awaited<ReturnType<typeof readOeffnungszeiten>>['sonder'][number]

/** As the operation that saves them takes them. */
export const plainOf = ({ gueltig_von, gueltig_bis, grund_en, status, ...same }: Row): Specials[number] => ({
  ...same,
  grundEn: grund_en,
  gueltigVon: gueltig_von.toString(),
  gueltigBis: gueltig_bis.toString(),
  status: status === 'offen' ? 'offen' : 'geschlossen',
})

export const ruleOf = ({
  gueltigVon,
  gueltigBis,
  von,
  bis,
  status,
  unterbrechungen = [],
}: Specials[number]): Sonderoeffnungszeit => ({
  gueltigVon: Temporal.PlainDate.from(gueltigVon),
  gueltigBis: Temporal.PlainDate.from(gueltigBis),
  von: knownUhrzeit(von),
  bis: knownUhrzeit(bis),
  status: status === 'offen' ? 'offen' : 'geschlossen',
  unterbrechungen: unterbrechungen.map(unterbrechungOf),
})

/** Bookings on these days that lie outside of what will be open, by start. */
async function readOutside(call: Call, grundrissId: string, tage: readonly Tage[], kalender: Kalender) {
  const { tx, now } = call
  const [first, ...more] = tage
  if (!first) return []
  const { compare } = Temporal.PlainDate
  const von = more.reduce((least, one) => (compare(one.von, least) < 0 ? one.von : least), first.von)
  const bis = more.reduce((most, one) => (compare(one.bis, most) > 0 ? one.bis : most), first.bis)
  const heute = tagOf(now, kalender.zone)
  const from = compare(von, heute) < 0 ? heute.subtract({ days: 1 }) : von
  const waiting = await readWaitingOnDays(tx, grundrissId, { von: from, bis }, now)
  const isOutside = outsideOf(kalender, now)
  return waiting.filter(
    (row) => isWithin(row.tag, tage) && isOutside({ buchung: buchungOf(row), tag: row.tag }),
  )
}

/** Special opening times (K2): the days that they change, with all that lies outside of the hours that hold there then. */
export const sonder: SeatsClosing = {
  async prepare(call, { sonder: asked }, alone) {
    if (asked === undefined) return missing('sonder')
    const { grundrissId, zeiten } = asked
    const refused = refuseSonder(zeiten)
    if (refused) return within(refused, 'sonder.zeiten')
    const read = await readTimes(call, grundrissId, alone)
    if ('refusal' in read) return read
    const { plan, zeiten: stands } = read
    const doubled = refuseDoubled(call, zeiten, stands)
    if (doubled) return within(doubled, 'sonder.zeiten')
    const ordered = asSaved(zeiten, stands)
    const before = stands.sonder.map(plainOf).map(ruleOf)
    const after = ordered.map(ruleOf)
    const kalender = { ...plan.kalender, sonderoeffnungszeiten: after }
    return {
      plan,
      kalender,
      zu: new Set(),
      bleibt: true,
      grundOf: reasonsOf(ordered),
      vorher: stands.sonder.map(plainOf),
      readHits: (here) => readOutside(here, grundrissId, changedDays(before, after), kalender),
      async save(here) {
        const saved = await writeSonderoeffnungszeiten(here, grundrissId, zeiten)
        if ('refusal' in saved) return saved
        return { nachher: (await readOeffnungszeiten(here.tx, grundrissId)).sonder.map(plainOf) }
      },
    }
  },
  async restore(call, { grundriss_id, vorher, nachher }) {
    const { tx } = call
    const plan = await lockGrundriss(tx, grundriss_id)
    if (!plan) return refuse({ status: 404, code: 'nichtGefunden' })
    const now = (await readOeffnungszeiten(tx, grundriss_id)).sonder.map(plainOf)
    if (textOf(now) !== textOf(nachher as Specials))
      return refuse({ status: 409, code: 'schliessung.geaendert' })
    const asRead = { ...call, ifMatch: `"${plan.version}"` }
    const saved = await writeSonderoeffnungszeiten(asRead, grundriss_id, vorher as Specials)
    return 'refusal' in saved ? saved : null
  },
}

/** Of each booking why its day is as it will be: of several entries the closed one says it, as it decides. */
export function reasonsOf(zeiten: Specials) {
  return ({ tag }: Pick<BuchungWithNames, 'tag'>): Grund => {
    const day = tag.toString()
    const there = zeiten.filter(({ gueltigVon, gueltigBis }) => gueltigVon <= day && day <= gueltigBis)
    return there.find(({ status }) => status === 'geschlossen') ?? there.at(-1) ?? NO_GRUND
  }
}

/** What was kept before reasons were in two languages has none in the second. */
export const textOf = (zeiten: Specials) =>
  JSON.stringify(
    zeiten.map(({ id, gueltigVon, gueltigBis, von, bis, status, grund, grundEn, unterbrechungen = [] }) => [
      id,
      gueltigVon,
      gueltigBis,
      von,
      bis,
      status,
      grund,
      grundEn ?? '',
      unterbrechungen,
    ]),
  )
