import * as wire from '@platzwart/contract/operations/mandant'
import type { Feature } from '../../platform/feature.ts'
import { answer, serve } from '../../platform/http/serve.ts'
import { showStand } from '../../platform/live/event.ts'
import { addDomain, addMailDomain } from './addDomain.ts'
import { answerHaus, answerVerzeichnis } from './answerBetreiber.ts'
import { changeMandant } from './changeMandant.ts'
import { closeMandant, reopenMandant } from './closeMandant.ts'
import { countMandant } from './countMandant.ts'
import { createMandant } from './create.ts'
import { deleteMandant } from './deleteMandant.ts'
import { hausdateiServes } from './hausdatei/serves.ts'
import { workHausdateien } from './hausdatei/takeHausdatei.ts'
import { inviteAdmin } from './inviteAdmin.ts'
import { listMandanten } from './list.ts'
import { listBetreiberProtokoll } from './protokoll/listBetreiberProtokoll.ts'
import { readHaus } from './readHaus.ts'
import { readLogo } from './readLogo.ts'
import { readRechtstexte } from './readRechtstexte.ts'
import { removeDomain, removeMailDomain } from './removeDomain.ts'
import { receiveHausLogo, removeHausLogo, sendHausLogo } from './setHausLogo.ts'
import { receiveLogo, removeLogo } from './setLogo.ts'
import { endZugriff, grantZugriff } from './setZugriff.ts'
import { showMandant } from './showMandant.ts'
import { updateMandant } from './updateMandant.ts'

/** Whoever says for the house what it is called and looks like. */
const KEEPS = { who: 'sitzung', anyOf: ['customizing_mandant_pflege'] } as const
const CONFIGURES = { ...KEEPS, configures: true } as const

export const mandant: Feature = {
  name: 'mandant',
  serves: [
    answerVerzeichnis(wire.listMandanten, listMandanten),
    answerVerzeichnis(wire.listBetreiberProtokoll, listBetreiberProtokoll),
    answerHaus(wire.createMandant, createMandant),
    answerHaus(wire.readHaus, readHaus),
    answerHaus(wire.updateMandant, updateMandant),
    answerHaus(wire.inviteAdmin, (call, _, body) => inviteAdmin(call, body)),
    answerHaus(wire.closeMandant, closeMandant),
    answerHaus(wire.reopenMandant, reopenMandant),
    answerHaus(wire.countMandant, countMandant),
    answerHaus(wire.deleteMandant, (call, _, { name }) => deleteMandant(call, name)),
    answerHaus(wire.addDomain, (call, _, { domain }) => addDomain(call, domain)),
    answerHaus(wire.removeDomain, (call, _, domain) => removeDomain(call, domain)),
    answerHaus(wire.addMailDomain, (call, _, { domain }) => addMailDomain(call, domain)),
    answerHaus(wire.removeMailDomain, (call, _, domain) => removeMailDomain(call, domain)),
    answer(wire.setHausLogo, { who: 'betreiber' }, receiveHausLogo),
    answerHaus(wire.removeHausLogo, (call, _, untergrund) => removeHausLogo(call, untergrund)),
    answer(wire.readHausLogo, { who: 'betreiber' }, sendHausLogo),
    ...hausdateiServes,
    serve(wire.showMandant, { who: 'sitzung' }, showMandant),
    serve(wire.changeMandant, CONFIGURES, changeMandant),
    answer(wire.setLogo, CONFIGURES, receiveLogo),
    serve(wire.removeLogo, CONFIGURES, removeLogo),
    serve(wire.grantZugriff, CONFIGURES, grantZugriff),
    serve(wire.endZugriff, CONFIGURES, endZugriff),
    answer(wire.readLogo, { who: 'offen' }, readLogo),
    answer(wire.readRechtstexte, { who: 'offen' }, readRechtstexte),
  ],
  jobs: [workHausdateien],
  live: { mandant: showStand },
}
