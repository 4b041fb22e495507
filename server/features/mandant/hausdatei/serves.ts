import * as wire from '@platzwart/contract/operations/hausdatei'
import { answer } from '../../../platform/http/serve.ts'
import { answerHaus, answerVerzeichnis } from '../answerBetreiber.ts'
import { exportMandant } from './exportMandant.ts'
import { listHausdateien, sendHausdatei, showHausdatei } from './readHausdatei.ts'
import { receiveHausdatei } from './receiveHausdatei.ts'

export const hausdateiServes = [
  answerHaus(wire.exportMandant, exportMandant),
  answer(wire.importMandant, { who: 'betreiber' }, receiveHausdatei),
  answerVerzeichnis(wire.listHausdateien, listHausdateien),
  answerVerzeichnis(wire.showHausdatei, showHausdatei),
  answer(wire.readHausdatei, { who: 'betreiber' }, sendHausdatei),
]
