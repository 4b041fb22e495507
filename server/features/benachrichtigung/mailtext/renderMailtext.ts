import { choosesOwn } from '@platzwart/domain/einstellung/modul'
import type { MailtextTyp } from '@platzwart/domain/mailtext/arten'
import type { Language } from '@platzwart/phrases/phrases'
import { type Call, refuse } from '../../../platform/http/endpoint.ts'
import { domainOf, originOf } from '../../../platform/sitzung/origin.ts'
import { SAMPLE_ID } from '../renderParts.ts'
import { findWorded, refuseWords, type Wording } from './findWorded.ts'

const WHO = { vorname: 'Kim', name: 'Kim Beispiel', adresse: 'kim@beispiel.example' }

/** The mail as these words would make it, about somebody and something made up; nothing is kept. */
export async function renderMailtext(call: Call, typ: MailtextTyp, texte: Wording) {
  const { deps, tx, now, konfiguration } = call
  const worded = findWorded(call, typ)
  if (worded === undefined) return refuse({ status: 404, code: 'nichtGefunden' })
  const refused = refuseWords(typ, texte)
  if (refused) return refused
  const { name, zone, module } = konfiguration.mandant
  const origin = originOf(deps.publicUrl, await domainOf(deps.authPool, tx.scope.mandantId))
  const shown = (sprache: Language) => {
    const { subject, html, text } = worded.show({
      typ,
      objektId: SAMPLE_ID,
      objektVersion: 1,
      daten: null,
      now,
      origin,
      empfaenger: { ...WHO, sprache },
      absender: deps.transport.from,
      mandant: { name, zone },
      ohneWahl: !choosesOwn(module),
      worte: texte[sprache],
    })
    return { betreff: subject, html, text }
  }
  return { status: 200, body: { de: shown('de'), en: shown('en') } } as const
}
