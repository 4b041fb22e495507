import { PDF, XLSX } from '@platzwart/contract/operation'
import { PAGE } from '@platzwart/contract/paths'
import { type Berichtsperiode, periodeOf } from '@platzwart/domain/bericht/periode'
import type pg from 'pg'
import { formatDatum, formatMonth } from '../../../platform/format.ts'
import { forMandant } from '../../../platform/jobs/forMandant.ts'
import { readMandant } from '../../../platform/konfiguration/mandant.ts'
import { hidesNames } from '../../../platform/konfiguration/personalrat.ts'
import { cacheContent } from '../../../platform/mail/cacheContent.ts'
import {
  type MailRenderer,
  type MailToRender,
  type RenderedMail,
  UNTRUE,
} from '../../../platform/mail/renderer.ts'
import { composeMail, footOf, speaker } from '../../benachrichtigung/renderParts.ts'
import type { Section } from '../../benachrichtigung/renderSections.ts'
import { PLATZ_BERICHT, PLATZ_BERICHT_FLAG, type PlatzBericht, type PlatzBerichtData } from './bericht.ts'

function isPlatzBericht(daten: unknown): daten is PlatzBerichtData {
  return typeof daten === 'object' && daten !== null && 'art' in daten && daten.art === PLATZ_BERICHT
}

/** What it tells is looked up when it is sent, and so is who may read it. Made once for all who read the same. */
export function platzBerichtMails(pool: pg.Pool): MailRenderer {
  return async (mail, mandantId) => {
    const { daten, empfaenger, now } = mail
    if (mail.typ !== PLATZ_BERICHT || !isPlatzBericht(daten)) return null
    const { id } = empfaenger
    // Loaded with the first one: a server that sends none does without.
    const { loadPlatzBericht, wantsPlatzBericht } = await import('./loadPlatzBericht.ts')
    const mandant = await forMandant(pool, mandantId, async (tx) =>
      id && (await wantsPlatzBericht(tx, id)) ? readMandant(tx) : null,
    )
    if (mandant === null) return UNTRUE
    const periode = periodeOf(daten.periode)
    // What may be told is another with the version of the house, and with the moment in which staff-council mode begins.
    const told = [mandantId, mandant.stand, hidesNames({ konfiguration: { mandant }, now })]
    const key = JSON.stringify([PLATZ_BERICHT, ...told, periode.name, empfaenger.sprache])
    const bericht = await cacheContent(pool, key, now, () =>
      forMandant(pool, mandantId, (tx) => loadPlatzBericht(tx, periode, empfaenger.sprache, now)),
    )
    return bericht === null ? UNTRUE : renderPlatzBericht(mail, periode, bericht)
  }
}

/** The evaluation of a month: a few figures beside those of the time before, a link to the page, and its files. */
export function renderPlatzBericht(
  mail: MailToRender,
  periode: Berichtsperiode,
  { von, bis, davor, zeilen, hinweise, dateien }: PlatzBericht,
): RenderedMail {
  const { sprache, name } = mail.empfaenger
  const say = speaker(sprache, 'mail')
  const words = { periode: formatMonth(periode.von, sprache), mandant: mail.mandant.name }
  const days = { von: formatDatum(davor.von, sprache), bis: formatDatum(davor.bis, sprache) }
  const section: Section = {
    titel: say('platzBericht.titel', words),
    anrede: say('anrede', { name }),
    absaetze: [say('platzBericht.text', days), ...hinweise],
    tabellen: [
      {
        titel: null,
        zeilen: zeilen.map(([label, jetzt, vorher]) => [
          label,
          say('platzBericht.wert', { jetzt, davor: vorher }),
        ]),
      },
    ],
    knopf: {
      text: say('platzBericht.knopf'),
      href: `${mail.origin}${PAGE.adminAuswertung}?von=${von}&bis=${bis}`,
      hinweis: null,
    },
    fuss: footOf(mail, PAGE.eigeneEinstellungen),
    gruss: [say('gruss'), mail.mandant.name],
  }
  return composeMail(mail, say('platzBericht.betreff', words), section, {
    bekannt: words,
    flag: PLATZ_BERICHT_FLAG,
    attachments: dateien.map(({ dateiname, bytes }) => ({
      filename: dateiname,
      content: bytes,
      contentType: dateiname.endsWith('.pdf') ? PDF : XLSX,
    })),
  })
}
