import { auftrag } from './features/auftrag/feature.ts'
import { benachrichtigung } from './features/benachrichtigung/feature.ts'
import { benutzer } from './features/benutzer/feature.ts'
import { bericht } from './features/bericht/feature.ts'
import { datei } from './features/datei/feature.ts'
import { einstellung } from './features/einstellung/feature.ts'
import { fahrt } from './features/fahrt/feature.ts'
import { fahrtenbuch } from './features/fahrtenbuch/feature.ts'
import { fahrzeug } from './features/fahrzeug/feature.ts'
import { freigabe } from './features/freigabe/feature.ts'
import { fuehrerschein } from './features/fuehrerschein/feature.ts'
import { fuhrpark } from './features/fuhrpark/feature.ts'
import { grundriss } from './features/grundriss/feature.ts'
import { leseraum } from './features/leseraum/feature.ts'
import { mandant } from './features/mandant/feature.ts'
import { oeffnungszeit } from './features/oeffnungszeit/feature.ts'
import { sitzung } from './features/sitzung/feature.ts'
import { standort } from './features/standort/feature.ts'
import { uebergabe } from './features/uebergabe/feature.ts'
import type { Feature } from './platform/feature.ts'

/** All that the house can do. A new feature is a folder and a line here. */
export const FEATURES: readonly Feature[] = [
  sitzung,
  benutzer,
  mandant,
  standort,
  grundriss,
  leseraum,
  einstellung,
  oeffnungszeit,
  fahrzeug,
  fahrt,
  uebergabe,
  fuhrpark,
  fuehrerschein,
  freigabe,
  fahrtenbuch,
  bericht,
  benachrichtigung,
  auftrag,
  datei,
]
