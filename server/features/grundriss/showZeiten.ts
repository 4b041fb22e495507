import type { GrundrissView } from '@platzwart/contract/leseraum'
import type { Zeiten } from './queries.ts'

/** The opening times of a plan, of the week and of single days. */
export function showZeiten({
  woche,
  sonder,
}: Zeiten): Pick<GrundrissView, 'oeffnungszeiten' | 'sonderoeffnungszeiten'> {
  return {
    oeffnungszeiten: woche,
    sonderoeffnungszeiten: sonder.map((zeit) => ({
      id: zeit.id,
      gueltigVon: zeit.gueltig_von.toString(),
      gueltigBis: zeit.gueltig_bis.toString(),
      von: zeit.von,
      bis: zeit.bis,
      status: zeit.status === 'offen' ? 'offen' : 'geschlossen',
      unterbrechungen: zeit.unterbrechungen,
      grund: zeit.grund,
      grundEn: zeit.grund_en,
    })),
  }
}
