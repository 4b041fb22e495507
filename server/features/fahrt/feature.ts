import * as wire from '@platzwart/contract/operations/fahrt'
import { FAHRT_MAILS } from '@platzwart/domain/fahrzeug/mails'
import type { Feature } from '../../platform/feature.ts'
import { serve } from '../../platform/http/serve.ts'
import { personBuchungen } from '../buchung/releasePerson.ts'
import { FAHRT } from './art.ts'
import { bookFahrt } from './bookFahrt.ts'
import { cancelFahrt } from './cancelFahrt.ts'
import { cancelFahrten } from './cancelFahrten.ts'
import { changeFahrt } from './changeFahrt.ts'
import { FAHRT_KALENDER } from './kalender.ts'
import { listFahrten } from './listFahrten.ts'
import { proposeErsatz } from './proposeErsatz.ts'
import { readFahrt } from './readFahrt.ts'
import { NAMES_IN_FAHRT_MAILS } from './receivers.ts'
import { refuseDriver } from './refuseDriver.ts'
import { renderFahrtMail } from './renderFahrtMail.ts'
import { WORDED_FAHRT_MAILS } from './showFahrtMail.ts'
import { takeErsatz } from './takeErsatz.ts'
import { undoCancelFahrt } from './undoCancelFahrt.ts'

const travels = { who: 'sitzung' } as const
const maintains = { ...travels, anyOf: ['fahrzeug_pflege'] } as const

export const fahrt: Feature = {
  name: 'fahrt',
  modul: FAHRT.modul,
  serves: [
    serve(wire.bookFahrt, { ...travels, anyOf: ['fahrzeug_buchen', 'fahrzeug_fremdbuchung'] }, bookFahrt, {
      eager: true,
    }),
    serve(wire.listFahrten, travels, listFahrten),
    serve(wire.readFahrt, travels, readFahrt),
    serve(wire.changeFahrt, travels, changeFahrt, { eager: true }),
    serve(wire.cancelFahrt, travels, cancelFahrt, { eager: true }),
    serve(wire.undoCancelFahrt, travels, undoCancelFahrt, { eager: true }),
    serve(wire.proposeErsatz, travels, proposeErsatz),
    serve(wire.takeErsatz, travels, (call, id, { fahrzeugId }) => takeErsatz(call, id, fahrzeugId)),
    serve(wire.cancelFahrten, maintains, cancelFahrten),
  ],
  mails: {
    render: () => renderFahrtMail,
    about: { table: FAHRT.table, arten: FAHRT_MAILS },
    names: NAMES_IN_FAHRT_MAILS,
    worded: WORDED_FAHRT_MAILS,
  },
  personBuchungen: personBuchungen(FAHRT, {
    was: (row) => `${row.marke} ${row.modell}, ${row.kennzeichen}`,
    change: 'weggenommen',
  }),
  anonymisationGuard: refuseDriver,
  kalender: FAHRT_KALENDER,
  live: { [FAHRT.table]: FAHRT.live },
}
