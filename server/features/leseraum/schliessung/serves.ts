import * as wire from '@platzwart/contract/operations/leseraum/schliessung'
import { SCHLIESSUNG_MAILS } from '@platzwart/domain/leseraum/schliessung/mails'
import { ANLASS_RECHTE } from '@platzwart/domain/leseraum/schliessung/types'
import type { Companion } from '../../../platform/feature.ts'
import type { DeclaredPolicy } from '../../../platform/http/policy.ts'
import { serve } from '../../../platform/http/serve.ts'
import { applySchliessung } from '../../schliessung/applySchliessung.ts'
import { listSchliessungen } from '../../schliessung/listSchliessungen.ts'
import { proposeSchliessung } from '../../schliessung/proposeSchliessung.ts'
import { undoSchliessung } from '../../schliessung/undoSchliessung.ts'
import { SCHLIESSUNG } from './art.ts'
import { renderSchliessungMail } from './renderSchliessungMail.ts'
import { WORDED_SCHLIESSUNG_MAIL } from './showSchliessungMail.ts'

/** Whoever may close anything. */
const closes: DeclaredPolicy = { who: 'sitzung', anyOf: [...new Set(Object.values(ANLASS_RECHTE))] }

/** And then this. */
const closesThis: DeclaredPolicy = {
  ...closes,
  by: {
    param: 'anlass',
    values: Object.fromEntries(
      Object.entries(ANLASS_RECHTE).map(([art, recht]) => [art, { anyOf: [recht] }]),
    ),
  },
}

/** The closures of seats and rooms. */
export const schliessungOfSeats: Companion = {
  serves: [
    serve(wire.proposeSchliessung, closesThis, (call, anlass, asked) =>
      proposeSchliessung(call, SCHLIESSUNG, anlass, asked),
    ),
    serve(wire.applySchliessung, { ...closesThis, configures: true }, (call, anlass, asked) =>
      applySchliessung(call, SCHLIESSUNG, anlass, asked),
    ),
    serve(wire.listSchliessungen, closes, (call) => listSchliessungen(call, SCHLIESSUNG)),
    serve(wire.undoSchliessung, { ...closes, configures: true }, (call, id) =>
      undoSchliessung(call, SCHLIESSUNG, id),
    ),
  ],
  mails: {
    render: renderSchliessungMail,
    worded: [WORDED_SCHLIESSUNG_MAIL],
    about: { table: 'schliessung', arten: SCHLIESSUNG_MAILS },
  },
}
