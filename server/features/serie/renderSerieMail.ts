import { PAGE } from '@platzwart/contract/paths'
import type pg from 'pg'
import { ready } from '../../platform/database/tx.ts'
import { forMandant } from '../../platform/jobs/forMandant.ts'
import {
  type MailRenderer,
  type MailToRender,
  type RenderedMail,
  UNTRUE,
} from '../../platform/mail/renderer.ts'
import { renderDates } from '../benachrichtigung/renderInvitation.ts'
import { composeMail, footOf, speaker, whenOf } from '../benachrichtigung/renderParts.ts'
import type { Section } from '../benachrichtigung/renderSections.ts'
import { type MailTermin, SERIE_MAILS, type SerieMail, type SerieMailData } from './notifySerie.ts'

const isSerieMail = (typ: string): typ is SerieMail => Object.hasOwn(SERIE_MAILS, typ)

const CANCELLED = `
  select id, version from leseraum_buchung where mandant_id = $1 and id = any($2::uuid[]) and status = 'storniert'`

/** Those that were not taken back since, nor cancelled once more: that has a mail of its own. */
async function stillCancelled(
  pool: pg.Pool,
  mandantId: string,
  termine: readonly MailTermin[],
): Promise<readonly MailTermin[]> {
  const ids = termine.map(({ id }) => id)
  const rows = await forMandant(pool, mandantId, (tx) =>
    tx.all(ready<{ id: string; version: number }>(CANCELLED, mandantId, ids)),
  )
  const versions = new Map(rows.map(({ id, version }) => [id, version]))
  return termine.filter(({ id, version }) => versions.get(id) === version)
}

/** Mails that tell of several bookings; of cancellations those that stand when they are sent. */
export function renderSerieMail(pool: pg.Pool): MailRenderer {
  return async (mail, mandantId) => {
    const { typ } = mail
    if (!isSerieMail(typ)) return null
    const { termine } = mail.daten as SerieMailData
    const told = typ === 'serieStorniert' ? await stillCancelled(pool, mandantId, termine) : termine
    return told.length === 0 ? UNTRUE : renderTermine(mail, typ, told)
  }
}

/** All dates as a table, and as a file that a calendar takes over. */
export function renderTermine(
  mail: MailToRender,
  typ: SerieMail,
  termine: readonly MailTermin[],
): RenderedMail {
  const say = speaker(mail.empfaenger.sprache, 'mail')
  const [first] = termine
  const words = {
    ...{ count: termine.length, platz: first?.platz ?? '' },
    ...(first ? whenOf(mail, first) : {}),
  }
  const section: Section = {
    titel: say(`serie.${typ}.titel`, words),
    anrede: say('anrede', { name: mail.empfaenger.name }),
    absaetze: [say(`serie.${typ}.text`, words)],
    tabellen: [
      {
        titel: null,
        zeilen: termine.map((one) => {
          const { tag, ...hours } = whenOf(mail, one)
          return [tag, say('serie.zeile', { ...one, ...hours })] as const
        }),
      },
    ],
    knopf: { text: say('serie.knopf'), href: `${mail.origin}${PAGE.karte}`, hinweis: null },
    fuss: footOf(mail, PAGE.eigeneEinstellungen),
    gruss: [say('gruss'), mail.mandant.name],
  }
  const dates = termine.map((one) => ({
    ...one,
    location: `${one.standort}, ${one.grundriss}`,
    title: say('kalender', { platz: one.platz, grundriss: one.grundriss }),
    url: `${mail.origin}${PAGE.karte}?buchung=${one.id}`,
    tentative: false,
    cancelled: typ === 'serieStorniert',
  }))
  return composeMail(mail, say(`serie.${typ}.betreff`, words), section, {
    attachments: [renderDates(mail, dates)],
    flag: SERIE_MAILS[typ],
  })
}
