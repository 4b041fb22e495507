import type { FahrzeugBuchungView } from '@platzwart/contract/fahrzeugBuchung'
import { type Ablehnung, type Uebergabe, wireOf } from '../features/uebergabe/model/uebergabe.ts'
import { UebergabeQueue } from '../features/uebergabe/model/uebergabeQueue.ts'
import type { DeviceStore } from '../platform/deviceStore.ts'
import type { Holder } from '../platform/session/holder.ts'

export const FAHRERIN: Holder = { mandantId: 'nordhafen', benutzerId: 'fahrerin' }
export const FAHRER: Holder = { mandantId: 'nordhafen', benutzerId: 'fahrer' }

class Refused extends Error {}
class Asked extends Error {}
class NotYet extends Error {}

/** What lies on the device: it stays when a page goes. */
export function device() {
  const kept = new Map<string, Uebergabe>()
  const store: DeviceStore<Uebergabe> = {
    get: async (key) => structuredClone(kept.get(key)),
    all: async () => structuredClone([...kept.values()]),
    put: async (key, value) => void kept.set(key, structuredClone(value)),
    remove: async (key) => void kept.delete(key),
  }
  return { store, kept }
}

/** The server behind a network that can be pulled out, before or after the server has heard. */
export function house() {
  const done = new Map<string, string>()
  const files = new Map<string, string>()
  const heard: string[] = []
  const world = {
    network: 'there' as 'there' | 'gone' | 'answerLost',
    session: FAHRERIN as Holder | null,
    refuses: null as string | null,
    asks: null as string | null,
    /** The trips whose car is still out, by what the server knows. */
    out: new Set<string>(),
    now: '2027-03-10T12:00:00Z',
    done,
    files,
    heard,
    signedIn: async () => {
      if (world.network === 'gone') throw new TypeError('no network')
      return world.session
    },
    upload: async (schluessel: string) => {
      if (world.network === 'gone') throw new TypeError('no network')
      heard.push(`upload ${schluessel}`)
      const id = files.get(schluessel) ?? `file-${files.size + 1}`
      files.set(schluessel, id)
      return id
    },
    send: async (uebergabe: Uebergabe) => {
      if (world.network === 'gone') throw new TypeError('no network')
      const body = JSON.stringify(wireOf(uebergabe))
      heard.push(`${uebergabe.art} ${uebergabe.id}`)
      if (world.asks === uebergabe.art && !uebergabe.angaben.bestaetigteFragen?.length) throw new Asked('km')
      if (uebergabe.art === 'checkIn' && world.out.has(uebergabe.buchungId)) throw new NotYet('car')
      if (world.refuses === uebergabe.art) throw new Refused('mileage')
      const before = done.get(uebergabe.id)
      if (before !== undefined && before !== body) throw new Error('same key, other body')
      done.set(uebergabe.id, body)
      if (world.network === 'answerLost') throw new TypeError('the line broke')
      return { id: uebergabe.buchungId } as FahrzeugBuchungView
    },
  }
  return world
}

function page(on: ReturnType<typeof device>, world: ReturnType<typeof house>) {
  const sent: string[] = []
  const queue = new UebergabeQueue({
    store: on.store,
    signedIn: () => world.signedIn(),
    upload: ({ schluessel }) => world.upload(schluessel),
    send: (uebergabe) => world.send(uebergabe),
    refusalOf: (failure): Ablehnung | null =>
      failure instanceof Asked
        ? { code: 'fahrzeug.rueckfrage', gruende: [], fragen: ['fahrzeug.frageTempo'] }
        : failure instanceof Refused
          ? { code: 'fahrzeug.kilometerZuKlein', gruende: [] }
          : failure instanceof NotYet
            ? { code: 'fahrzeug.nichtZurueck', gruende: [] }
            : null,
    now: () => Temporal.Instant.from(world.now),
    alone: (work) => work(),
    onSent: (_, { id }) => sent.push(id),
    onWritten: () => undefined,
  })
  return { queue, sent }
}

export function checkIn(
  id: string,
  more: { owner?: Holder; zeit?: string; buchungId?: string } = {},
): Uebergabe {
  return {
    ...(more.owner ?? FAHRERIN),
    id,
    art: 'checkIn',
    buchungId: more.buchungId ?? 'trip',
    kennzeichen: 'HH-WN 12',
    fahrzeug: 'VW Golf',
    zeit: more.zeit ?? '2027-03-10T09:00:00Z',
    angaben: {
      kilometerstand: 100,
      tankProzent: 50,
      sauberkeitAussen: 'sauber',
      sauberkeitInnen: 'sauber',
      sichtpruefung: { beleuchtung: true, reifen: true, ladung: true },
      schaeden: [{ ansicht: 'links', x: 1, y: 2, beschreibung: 'Kratzer', bildId: `${id}-foto` }],
    },
    anhaenge: [
      { schluessel: `${id}-foto`, typ: 'image/jpeg', bytes: new Uint8Array([1]).buffer, dateiId: null },
    ],
    entwurf: {} as Uebergabe['entwurf'],
    abgelehnt: null,
  }
}

export function checkOut(id: string, zeit = '2027-03-10T10:00:00Z'): Uebergabe {
  return {
    ...checkIn(id, { zeit }),
    art: 'checkOut',
    angaben: {
      kilometerstand: 140,
      tankProzent: 40,
      sauberkeitAussen: 'sauber',
      sauberkeitInnen: 'sauber',
      belege: [{ dateiId: `${id}-foto`, art: 'tanken', betragCent: 4200 }],
    },
  }
}

export async function opened(on: ReturnType<typeof device>, world: ReturnType<typeof house>, who = FAHRERIN) {
  const there = page(on, world)
  await there.queue.follow(who)
  return there
}
