import type { GrundrissView } from '@platzwart/contract/leseraum'
import type { Kalender } from '@platzwart/domain/oeffnungszeit/types'
import { parseUhrzeit, type Uhrzeit } from '@platzwart/domain/time/uhrzeit'
import type { Wochentag } from '@platzwart/domain/time/wochentag'

/** Converts a plan's opening hours to the rules' input shape. */
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
      unterbrechungen: zeit.unterbrechungen?.map(hours) ?? [],
    })),
    sonderoeffnungszeiten: plan.sonderoeffnungszeiten.map((zeit) => ({
      gueltigVon: Temporal.PlainDate.from(zeit.gueltigVon),
      gueltigBis: Temporal.PlainDate.from(zeit.gueltigBis),
      von: uhrzeit(zeit.von),
      bis: uhrzeit(zeit.bis),
      status: zeit.status,
      unterbrechungen: zeit.unterbrechungen?.map(hours) ?? [],
      warum: [zeit.grund, zeit.grundEn],
    })),
  }
}

const hours = ({ von, bis }: { readonly von: string; readonly bis: string }) => ({
  von: uhrzeit(von),
  bis: uhrzeit(bis),
})

/** The contract allows only wall times; anything else is a bug. */
function uhrzeit(text: string): Uhrzeit {
  const parsed = parseUhrzeit(text)
  if (!parsed.ok) throw new TypeError(`${text} is no wall time`)
  return parsed.value
}
