import type { Feiertag } from '@platzwart/contract/leseraum/zeiten'
import type { Bundesland } from '@platzwart/domain/oeffnungszeit/bundesland'
import { getHolidays } from 'feiertagejs'

type Holiday = ReturnType<typeof getHolidays>[number]
type Name = Holiday['name']

/** Holidays of only some municipalities, and the region under which the library knows their dates. */
const REGIONAL: Partial<
  Record<Bundesland, readonly { readonly name: Name; readonly known: 'BY' | 'AUGSBURG' | 'ALL' }[]>
> = {
  BY: [
    { name: 'MARIAHIMMELFAHRT', known: 'BY' },
    { name: 'AUGSBURGER_FRIEDENSFEST', known: 'AUGSBURG' },
  ],
  SN: [{ name: 'FRONLEICHNAM', known: 'ALL' }],
  TH: [{ name: 'FRONLEICHNAM', known: 'ALL' }],
}

/** One-off holidays of a Land, which the library does not know. */
const ONCE: Partial<Record<Bundesland, readonly Feiertag[]>> = {
  BE: [
    {
      tag: '2020-05-08',
      regional: false,
      bezeichnung: { de: '75. Jahrestag der Befreiung', en: '75th Anniversary of the Liberation' },
    },
    {
      tag: '2025-05-08',
      regional: false,
      bezeichnung: { de: '80. Jahrestag der Befreiung', en: '80th Anniversary of the Liberation' },
    },
    {
      tag: '2028-06-17',
      regional: false,
      bezeichnung: {
        de: '75. Jahrestag des Volksaufstandes',
        en: '75th Anniversary of the Uprising',
      },
    },
  ],
}

const dayOf = ({ dateString }: Holiday) => dateString

const presentFeiertag = (one: Holiday, regional: boolean): Feiertag => ({
  tag: dayOf(one),
  bezeichnung: { de: one.translate('de') ?? one.name, en: one.translate('en') ?? one.name },
  regional,
})

/** The holidays of a Land in a year, by day; those of only some municipalities are marked. */
export function feiertageOf(land: Bundesland, jahr: number): Feiertag[] {
  const regional = (REGIONAL[land] ?? []).flatMap(({ name, known }) =>
    getHolidays(jahr, known).filter((one) => one.name === name),
  )
  const named = new Set(regional.map(({ name }) => name))
  const whole = getHolidays(jahr, land).filter(({ name }) => !named.has(name))
  return [
    ...whole.map((one) => presentFeiertag(one, false)),
    ...regional.map((one) => presentFeiertag(one, true)),
    ...(ONCE[land] ?? []).filter(({ tag }) => tag.startsWith(`${jahr}-`)),
  ].toSorted((a, b) => (a.tag < b.tag ? -1 : 1))
}
