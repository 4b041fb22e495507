import type { FahrzeugView } from '@platzwart/contract/fahrzeug'
import type { Fahrzeug } from '@platzwart/domain/fahrzeug/types'
import type { FahrzeugId } from '@platzwart/domain/id'
import { parseUhrzeit } from '@platzwart/domain/time/uhrzeit'

function dayOrNull(tag: string | null): Temporal.PlainDate | null {
  return tag === null ? null : Temporal.PlainDate.from(tag)
}

/** Converts the server's answer to the rules' input shape. */
export function fahrzeugOf(view: FahrzeugView): Fahrzeug {
  const zeiten = view.buchungszeiten
  const von = parseUhrzeit(zeiten?.von)
  const bis = parseUhrzeit(zeiten?.bis)
  return {
    id: view.id as FahrzeugId,
    kennzeichen: view.kennzeichen,
    kategorie: view.kategorie,
    standortId: view.standort.id,
    sitze: view.sitze,
    fuehrerscheinklasse: view.fuehrerscheinklasse,
    gueltigVon: dayOrNull(view.gueltigVon),
    gueltigBis: dayOrNull(view.gueltigBis),
    buchungszeiten:
      zeiten === null || !von.ok || !bis.ok
        ? null
        : {
            ...zeiten,
            gueltigVon: dayOrNull(zeiten.gueltigVon),
            gueltigBis: dayOrNull(zeiten.gueltigBis),
            von: von.value,
            bis: bis.value,
          },
    uvvBis: dayOrNull(view.uvvBis),
    deaktiviert: view.deaktiviert,
  }
}
