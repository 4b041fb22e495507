import * as wire from '@platzwart/contract/operations/leseraum/schliessung'
import { BEREICHE } from '@platzwart/domain/mandant/bereich'
import { ANLASS_RECHTE } from '@platzwart/domain/schliessung/types'
import type { Feature } from '../../platform/feature.ts'
import type { GivenPolicy } from '../../platform/http/policy.ts'
import { serve } from '../../platform/http/serve.ts'
import { applySchliessung } from './applySchliessung.ts'
import { listSchliessungen } from './listSchliessungen.ts'
import { proposeSchliessung } from './proposeSchliessung.ts'
import { SCHLIESSUNG_MAIL } from './queueMails.ts'
import { renderSchliessungMail } from './renderSchliessungMail.ts'
import { WORDED_SCHLIESSUNG_MAIL } from './showSchliessungMail.ts'
import { undoSchliessung } from './undoSchliessung.ts'

/** Whoever may close anything. */
const closes: GivenPolicy = { who: 'sitzung', anyOf: [...new Set(Object.values(ANLASS_RECHTE))] }

/** And then this. */
const closesThis: GivenPolicy = {
  ...closes,
  by: {
    param: 'anlass',
    values: Object.fromEntries(
      Object.entries(ANLASS_RECHTE).map(([art, recht]) => [art, { anyOf: [recht] }]),
    ),
  },
}

export const schliessung: Feature = {
  name: 'schliessung',
  modul: BEREICHE,
  serves: [
    serve(wire.proposeSchliessung, closesThis, proposeSchliessung),
    serve(wire.applySchliessung, { ...closesThis, configures: true }, applySchliessung),
    serve(wire.listSchliessungen, closes, listSchliessungen),
    serve(wire.undoSchliessung, { ...closes, configures: true }, undoSchliessung),
  ],
  mails: {
    render: renderSchliessungMail,
    worded: [WORDED_SCHLIESSUNG_MAIL],
    about: { table: 'schliessung', arten: { [SCHLIESSUNG_MAIL]: { onlyPeople: true } } },
    urgent: [{ typ: SCHLIESSUNG_MAIL }],
  },
}
