import type { GrundrissView } from '@platzwart/contract/leseraum'
import type { Kalender } from '@platzwart/domain/oeffnungszeit/types'
import { parseUhrzeit, type Uhrzeit } from '@platzwart/domain/time/uhrzeit'
import type { Wochentag } from '@platzwart/domain/time/wochentag'

/** A plan's opening hours in the shape that the rules take. */
export function kalenderOf(
  plan: Pick<GrundrissView, 'oeffnungszeiten' | 'sonderoeffnungszeiten'>,
  zone: string,
): Kalender {
  return {
    zone,
    oeffnungszeiten: plan.oeffnungszeiten.map((zeit) => ({
      wochentag: zeit.wochentag as Wochentag,
      von: uhrzeit(zeit.von),
      bis: uhrzeit(zeit.bis),
      geoeffnet: zeit.geoeffnet,
    })),
    sonderoeffnungszeiten: plan.sonderoeffnungszeiten.map((zeit) => ({
      gueltigVon: Temporal.PlainDate.from(zeit.gueltigVon),
      gueltigBis: Temporal.PlainDate.from(zeit.gueltigBis),
      von: uhrzeit(zeit.von),
      bis: uhrzeit(zeit.bis),
      status: zeit.status,
      warum: [zeit.grund, zeit.grundEn],
    })),
  }
}

/** The contract lets only wall times through; anything else would be a fault of ours. */
function uhrzeit(text: string): Uhrzeit {
  const parsed = parseUhrzeit(text)
  if (!parsed.ok) throw new TypeError(`${text} is no wall time`)
  return parsed.value
}
