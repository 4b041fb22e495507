import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { hasModul } from '@platzwart/domain/mandant/module'
import { dayPeriod, tagOf } from '@platzwart/domain/time/zone'
import type { Language } from '@platzwart/phrases/phrases'
import type { Tx } from '../../platform/database/tx.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Belegung, Excerpt, Termin } from '../../platform/feature.ts'
import { entityTag } from '../../platform/http/etag.ts'
import { readMandant } from '../../platform/konfiguration/mandant.ts'
import { phrase } from '../../platform/phrases.ts'
import { domainOf, originOf } from '../../platform/sitzung/origin.ts'
import { openLink } from './openLink.ts'
import { type LinkRow, OWN_BOOKINGS } from './queries.ts'
import { type Line, renderKalender } from './renderKalender.ts'

/** A calendar as it is sent. */
export interface Written {
  readonly text: Buffer<ArrayBuffer>
  readonly gzip: Buffer<ArrayBuffer>
  readonly etag: string
}

const DAYS_BACK = 30
const DAYS_AHEAD = 400
const MOST = 1_000

const pack = promisify(gzip)

/** The kinds of booking that a link tells of; none where it leads nowhere. */
export function kindsOf({ kalender }: Deps, { art, module, gesperrt, status }: LinkRow): Deps['kalender'] {
  if (gesperrt || (art === OWN_BOOKINGS && status !== 'aktiv')) return []
  return kalender.filter(
    (kind) =>
      (art === OWN_BOOKINGS || kind.art === art) && kind.modul !== undefined && hasModul(module, kind.modul),
  )
}

function excerptAt(heute: Temporal.PlainDate, zone: string): Excerpt {
  const von = heute.subtract({ days: DAYS_BACK })
  const bis = heute.add({ days: DAYS_AHEAD })
  return { von, bis, zeitraum: { von: dayPeriod(von, zone).von, bis: dayPeriod(bis, zone).bis }, most: MOST }
}

/** Reads what a link shows, and writes it. @param mandantId the Mandant in which it was found */
export async function loadKalender(deps: Deps, link: LinkRow, mandantId: string): Promise<Written> {
  const text = await openLink(deps.appPool, mandantId, async (tx) => {
    const { zone, name, sprache } = await readMandant(tx)
    const excerpt = excerptAt(tagOf(deps.clock.now(), zone), zone)
    if (link.art !== OWN_BOOKINGS) return renderBelegt(deps, tx, link, excerpt, sprache)
    const spoken = link.sprache === 'de' || link.sprache === 'en' ? link.sprache : sprache
    return renderOwn(deps, tx, link, excerpt, { haus: name, sprache: spoken })
  })
  const bytes = Buffer.from(text)
  return { text: bytes, gzip: await pack(bytes), etag: entityTag(text) }
}

/** One's own bookings, with all that one sees of them in the app. */
async function renderOwn(
  deps: Deps,
  tx: Tx,
  link: LinkRow,
  excerpt: Excerpt,
  { haus, sprache }: { readonly haus: string; readonly sprache: Language },
): Promise<string> {
  const [origin, ...found] = await Promise.all([
    domainOf(deps.authPool, tx.scope.mandantId).then((host) => originOf(deps.publicUrl, host)),
    ...kindsOf(deps, link).map((kind) => kind.own(tx, link.objekt_id, excerpt, sprache)),
  ])
  const termine = found.flat().toSorted(byStart).slice(0, excerpt.most)
  const lineOf = ({ id, gesagt, titel, ort, path, ...belegung }: Termin): Line => ({
    ...whenOf(belegung),
    uid: `${id}@platzwart`,
    stamp: gesagt,
    titel,
    ort,
    url: origin + path,
  })
  return renderKalender(phrase(sprache, 'kalender', 'eigener', { haus }), termine.map(lineOf))
}

/** That something is taken, and nothing that leads to a person: no name, no reason, and ids that no other calendar has. */
async function renderBelegt(
  deps: Deps,
  tx: Tx,
  link: LinkRow,
  excerpt: Excerpt,
  sprache: Language,
): Promise<string> {
  const [kind] = kindsOf(deps, link)
  const [name, belegungen] = await Promise.all([
    kind?.bezeichnung(tx, link.objekt_id) ?? '',
    kind?.belegt(tx, link.objekt_id, excerpt) ?? [],
  ])
  const titel = phrase(sprache, 'kalender', 'belegt')
  const lineOf = ({ id, ...belegung }: Belegung): Line => ({
    ...whenOf(belegung),
    uid: `${hash('sha256', `${link.id} ${id}`)}@platzwart`,
    stamp: link.erstellt,
    titel,
  })
  return renderKalender(name ?? '', belegungen.map(lineOf))
}

const byStart = (a: Termin, b: Termin) => Temporal.Instant.compare(a.zeitraum.von, b.zeitraum.von)

const whenOf = ({ version, zeitraum: { von, bis }, vorgemerkt }: Omit<Belegung, 'id'>) => ({
  version,
  von,
  bis,
  vorgemerkt,
})
