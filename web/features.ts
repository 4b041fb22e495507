import { auftrag } from './features/auftrag/feature.ts'
import { benachrichtigung } from './features/benachrichtigung/feature.ts'
import { buchung } from './features/buchung/feature.ts'
import { einstellung } from './features/einstellung/feature.ts'
import { fahrt } from './features/fahrt/feature.ts'
import { fahrtenbuch } from './features/fahrtenbuch/feature.ts'
import { fahrzeug } from './features/fahrzeug/feature.ts'
import { freigabe } from './features/freigabe/feature.ts'
import { fuehrerschein } from './features/fuehrerschein/feature.ts'
import { fuhrpark } from './features/fuhrpark/feature.ts'
import { leseraum } from './features/leseraum/feature.ts'
import { mandant } from './features/mandant/feature.ts'
import { sitzung } from './features/sitzung/feature.ts'

/** All that the browser can show, its parts in the order of the header. A new feature is a folder and a line here. */
export const FEATURES = [
  sitzung,
  buchung,
  leseraum,
  fahrzeug,
  fahrt,
  freigabe,
  fuehrerschein,
  fahrtenbuch,
  einstellung,
  fuhrpark,
  auftrag,
  benachrichtigung,
  mandant,
] as const
