import { uuidv7 } from '../../platform/database/uuid.ts'
import type { House, Sample } from '../samples.ts'

let made = 0

/** A service of the house that nobody can ask, as there is one anew each time. */
async function service({ mandant }: House): Promise<string> {
  const id = uuidv7()
  await mandant.scoped((tx) =>
    tx.raw(
      `insert into anmeldedienst (mandant_id, id, name, aussteller, client_id) values ($1, $2, 'Uni', 'https://id.example', $3)`,
      [mandant.id, id, `client-${made++}`],
    ),
  )
  return id
}

async function identity(house: House): Promise<string> {
  const { mandant } = house
  const id = uuidv7()
  const dienst = await service(house)
  await mandant.scoped((tx) =>
    tx.raw(
      `insert into identitaet (mandant_id, id, anmeldedienst_id, aussteller, kennung, benutzer_id, erstellt)
       values ($1, $2, $3, 'https://id.example', 's', $4, now())`,
      [mandant.id, id, dienst, mandant.ben.id],
    ),
  )
  return id
}

const settings = (clientId: string) => ({
  name: 'Uni-Konto',
  aussteller: 'https://id.example',
  clientId,
  bereiche: 'openid email profile',
  gruppenAngabe: 'groups',
})

/** Nobody is there who could be asked: that it is looked for, and not found, is what these show. */
const nowhere: Sample = async () => ({ params: { id: uuidv7() } })

/** The services that people sign in with. */
export const ANMELDEDIENST_SAMPLES: Record<string, Sample> = {
  listAnmeldedienste: async () => ({}),
  createAnmeldedienst: async ({ mandant }) => {
    // There are ten at most.
    await mandant.scoped((tx) => tx.raw('delete from anmeldedienst where mandant_id = $1', [mandant.id]))
    return { body: Object.assign({ geheimnis: 'a secret' }, settings(`new-${made++}`)) }
  },
  updateAnmeldedienst: async (house) => ({
    params: { id: await service(house) },
    headers: { 'if-match': '"1"' },
    body: Object.assign(
      { zutritt: 'alle', zutrittGruppe: null, zuordnung: [], aktiv: true, pflicht: false },
      settings(`changed-${made++}`),
    ),
  }),
  deleteAnmeldedienst: async (house) => ({ params: { id: await service(house) } }),
  startProbe: nowhere,
  showProbe: async () => ({ params: { code: 'a'.repeat(43) } }),
  listAngebote: async () => ({}),
  startAnmeldung: async () => ({ params: { id: uuidv7() }, body: {} }),
  showOffen: async () => ({}),
  completeAnmeldung: async () => ({ body: { email: 'somebody@nowhere.example' } }),
  leaveAnmeldedienst: async () => ({}),
  listIdentitaeten: async () => ({}),
  addIdentitaet: async () => ({}),
  startLinking: nowhere,
  removeIdentitaet: async (house) => ({ params: { id: await identity(house) } }),
}
