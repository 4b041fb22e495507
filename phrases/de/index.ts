import { auftrag } from './auftrag.ts'
import { datum } from './datum.ts'
import { einstellung } from './einstellung.ts'
import { fahrt } from './fahrt.ts'
import { fahrtenbuch } from './fahrtenbuch.ts'
import { fahrzeug } from './fahrzeug.ts'
import { fahrzeugMail } from './fahrzeugMail.ts'
import { fehler } from './fehler.ts'
import { freigabe } from './freigabe.ts'
import { fuehrerschein } from './fuehrerschein.ts'
import { fuhrpark } from './fuhrpark.ts'
import { heute } from './heute.ts'
import { leseraum } from './leseraum.ts'
import { mail } from './mail.ts'
import { shell } from './shell.ts'
import { sitzung } from './sitzung.ts'

/** German is the shape; the topics are i18next namespaces. A new topic is a file here and in `en`. */
export const de = {
  auftrag,
  datum,
  einstellung,
  fahrt,
  fahrtenbuch,
  fahrzeug,
  fahrzeugMail,
  freigabe,
  fuehrerschein,
  fuhrpark,
  fehler,
  heute,
  leseraum,
  mail,
  shell,
  sitzung,
}
