import { PAGE, ROOM_PAGES } from '@platzwart/contract/paths'
import { SERIE_MAILS } from '@platzwart/domain/leseraum/serie/mails'
import type pg from 'pg'
import { ready } from '../../../platform/database/tx.ts'
import { forMandant } from '../../../platform/jobs/forMandant.ts'
import {
  type MailRenderer,
  type MailToRender,
  type RenderedMail,
  UNTRUE,
} from '../../../platform/mail/renderer.ts'
import { renderInvitations } from '../../benachrichtigung/renderInvitation.ts'
import { composeMail, footOf, seatCalled, speaker, whenOf } from '../../benachrichtigung/renderParts.ts'
import type { Section } from '../../benachrichtigung/renderSections.ts'
import { readUnchanged } from '../benachrichtigung/readUnchanged.ts'
import type { MailSlot, MailTermin, SerieMail, SerieMailData } from './notifySerie.ts'

const isSerieMail = (typ: string): typ is SerieMail => Object.hasOwn(SERIE_MAILS, typ)

const SENT = `
  select objekt_id, objekt_version from benachrichtigung
  where mandant_id = $1 and typ = 'serieGeaendert' and status = 'gesendet' and objekt_id = any($2::uuid[])`

const isSlot = (a: MailSlot, b: MailSlot) => a.platz === b.platz && a.von === b.von && a.bis === b.bis

/**
 * Those that are still where the mail says, each with where its receiver last knew it: of two changes in a row of which the first was not told
 * the way from before both. What is back where it was known is told not at all.
 */
async function stillChanged(
  pool: pg.Pool,
  mandantId: string,
  termine: SerieMailData['termine'],
): Promise<SerieMailData['termine']> {
  const before = termine.flatMap(({ zuvor }) => zuvor?.objektId ?? [])
  const [still, sent] = await forMandant(pool, mandantId, (tx) =>
    Promise.all([
      readUnchanged(tx, termine),
      tx.all(ready<{ objekt_id: string; objekt_version: number }>(SENT, mandantId, before)),
    ]),
  )
  const told = new Set(sent.map((one) => `${one.objekt_id} ${one.objekt_version}`))
  return still
    .map(({ zuvor, ...termin }) =>
      zuvor && !told.has(`${zuvor.objektId} ${zuvor.objektVersion}`) ? { ...termin, vorher: zuvor } : termin,
    )
    .filter(({ vorher, ...termin }) => vorher === undefined || !isSlot(vorher, termin))
}

/** Those that were not taken back since, nor cancelled once more: that has a mail of its own. */
const stillCancelled = (pool: pg.Pool, mandantId: string, termine: SerieMailData['termine']) =>
  forMandant(pool, mandantId, (tx) => readUnchanged(tx, termine))

const karteOf = (termin: Pick<MailTermin, 'bereich'> | undefined) =>
  ROOM_PAGES[termin?.bereich ?? 'leseraum'].karte

/** What of a mail is so when it is sent. */
const STILL = {
  serieGebucht: async (_: pg.Pool, __: string, termine: SerieMailData['termine']) => termine,
  serieStorniert: stillCancelled,
  serieGeaendert: stillChanged,
} as const satisfies Record<SerieMail, unknown>

/** Mails that tell of several bookings; of cancellations and changes those that stand when they are sent. */
export function renderSerieMail(pool: pg.Pool): MailRenderer {
  return async (mail, mandantId) => {
    const { typ } = mail
    if (!isSerieMail(typ)) return null
    const { termine } = mail.daten as SerieMailData
    const left = termine.filter(({ id }) => !mail.ueberholt?.has(id))
    const told = await STILL[typ](pool, mandantId, left)
    return told.length === 0 ? UNTRUE : renderTermine(mail, typ, told)
  }
}

/** All dates as a table, and each as a message to the receiver's calendar. */
export function renderTermine(
  mail: MailToRender,
  typ: SerieMail,
  termine: SerieMailData['termine'],
): RenderedMail {
  const say = speaker(mail.empfaenger.sprache, 'mail')
  const [first] = termine
  const words = {
    count: termine.length,
    platz: seatCalled(say, first?.platz ?? ''),
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
          const jetzt = say('serie.zeile', { ...one, ...hours, platz: seatCalled(say, one.platz) })
          if (one.vorher === undefined) return [tag, jetzt] as const
          const { tag: _, ...before } = whenOf(mail, one.vorher)
          return [
            tag,
            say('serie.vorher', {
              ...one.vorher,
              ...before,
              jetzt,
              platz: seatCalled(say, one.vorher.platz),
            }),
          ] as const
        }),
      },
    ],
    knopf: { text: say('serie.knopf'), href: `${mail.origin}${karteOf(first)}`, hinweis: null },
    fuss: footOf(mail, PAGE.eigeneEinstellungen),
    gruss: [say('gruss'), mail.mandant.name],
  }
  const dates = termine.map((one) => ({
    ...one,
    location: `${one.standort}, ${one.grundriss}`,
    title: say('kalender', { platz: seatCalled(say, one.platz), grundriss: one.grundriss }),
    url: `${mail.origin}${karteOf(one)}?buchung=${one.id}`,
    tentative: false,
    cancelled: typ === 'serieStorniert',
  }))
  return composeMail(mail, say(`serie.${typ}.betreff`, words), section, {
    ...renderInvitations(mail, dates),
    flag: SERIE_MAILS[typ].flag,
    bekannt: { ...words, anzahl: termine.length },
  })
}
