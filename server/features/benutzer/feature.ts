import * as wire from '@platzwart/contract/operations/benutzer'
import * as startWire from '@platzwart/contract/operations/start'
import type { Feature } from '../../platform/feature.ts'
import { hostname } from '../../platform/http/caller.ts'
import { countUpTo } from '../../platform/http/countUpTo.ts'
import { answer, serve } from '../../platform/http/serve.ts'
import { showStand } from '../../platform/live/event.ts'
import { activateBenutzer } from './activateBenutzer.ts'
import { anonymisierungServes } from './anonymisierung/serves.ts'
import {
  addGruppeToBenutzer,
  addRolleToBenutzer,
  changeRechte,
  removeGruppeFromBenutzer,
  removeRolleFromBenutzer,
} from './changeRechte.ts'
import { changeSprache } from './changeSprache.ts'
import { deactivateBenutzer, listBenutzerBuchungen } from './deactivateBenutzer.ts'
import { PERSONEN } from './einfuhr/art.ts'
import { einfuhrServes } from './einfuhr/serves.ts'
import { endSitzungen } from './endSitzungen.ts'
import { inviteBenutzer } from './inviteBenutzer.ts'
import { listBenutzer } from './listBenutzer.ts'
import { resetZweitfaktor } from './removeZweitfaktor.ts'
import { renewEinladung } from './renewEinladung.ts'
import { showBenutzer } from './showBenutzer.ts'
import { start } from './start.ts'
import { updateBenutzer } from './updateBenutzer.ts'
import { withdrawEinladung } from './withdrawEinladung.ts'
import { zusammenfuehrungServes } from './zusammenfuehrung/serves.ts'

/** What the app knows of who has opened it; the only operation that guests and people are both answered. */
const startServed = answer(startWire.start, { who: 'offen' }, ({ deps, facts }) => async (c) => {
  const known = await start(deps, {
    token: c.get('token'),
    hostMandantId: c.get('hostMandantId'),
    host: hostname(c.get('host')),
    requestId: c.get('requestId'),
  })
  c.header('cache-control', 'no-store')
  return c.json(
    { ...known, ...facts, mails: deps.transport.send !== null, jetzt: deps.clock.now().toString() },
    200,
  )
})

const maintains = { who: 'sitzung', anyOf: ['benutzer_pflegen'] } as const
const configures = { ...maintains, configures: true } as const
const grants = { who: 'sitzung', anyOf: ['berechtigungs_pflege'], configures: true } as const
/** Whoever grants has to find to whom. */
const sees = { who: 'sitzung', anyOf: ['benutzer_pflegen', 'berechtigungs_pflege'] } as const

export const benutzer: Feature = {
  name: 'benutzer',
  serves: [
    startServed,
    serve(startWire.changeSprache, { who: 'sitzung', configures: true }, (call, { sprache }) =>
      changeSprache(call, sprache),
    ),
    serve(wire.listBenutzer, sees, listBenutzer),
    serve(wire.showBenutzer, sees, showBenutzer),
    serve(wire.inviteBenutzer, configures, inviteBenutzer),
    serve(wire.updateBenutzer, configures, updateBenutzer),
    serve(wire.changeRechte, grants, changeRechte),
    serve(wire.addRolleToBenutzer, grants, addRolleToBenutzer),
    serve(wire.removeRolleFromBenutzer, grants, removeRolleFromBenutzer),
    serve(wire.addGruppeToBenutzer, grants, addGruppeToBenutzer),
    serve(wire.removeGruppeFromBenutzer, grants, removeGruppeFromBenutzer),
    serve(wire.renewEinladung, configures, renewEinladung),
    serve(wire.withdrawEinladung, configures, withdrawEinladung),
    serve(wire.listBenutzerBuchungen, maintains, listBenutzerBuchungen),
    serve(wire.deactivateBenutzer, configures, deactivateBenutzer),
    serve(wire.activateBenutzer, configures, activateBenutzer),
    serve(wire.resetZweitfaktor, configures, resetZweitfaktor),
    serve(wire.endSitzungen, configures, endSitzungen),
    ...anonymisierungServes,
    ...zusammenfuehrungServes,
    ...einfuhrServes,
  ],
  attention: {
    einladungen: ({ tx }) =>
      countUpTo(tx, "from benutzer where mandant_id = $1 and einladung_bis is not null and status = 'aktiv'"),
  },
  einfuhren: [PERSONEN],
  live: { benutzer: showStand },
}
