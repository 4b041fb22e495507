import { Agent, type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { address, type RecordOperation } from '@platzwart/contract/operation'
import * as fahrtWire from '@platzwart/contract/operations/fahrt'
import * as freigabeWire from '@platzwart/contract/operations/freigabe'
import * as fuhrparkWire from '@platzwart/contract/operations/fuhrpark'
import * as uebergabeWire from '@platzwart/contract/operations/uebergabe'
import { HOST, type MonthHouse } from './house.ts'
import { type Action, STEP_MINUTES, type Trip, type Verb } from './plan.ts'
import type { SteeredProcess } from './steeredProcess.ts'

interface Call {
  readonly path: string
  readonly method?: 'POST' | 'PATCH'
  readonly body: object
  readonly as: string
  readonly ifMatch?: number
}

/** Kilometres of each trip. */
const KILOMETRES = 40
const ATTEMPTS = 100
const PAUSE_MS = 100

/** Does what the people of the month do, over HTTP, and again with the same key when a server dies before it answers. */
export class Driver {
  readonly refused: string[] = []
  requests = 0
  repeated = 0
  readonly #house: MonthHouse
  readonly #servers: () => readonly SteeredProcess[]
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 16 })
  readonly #bookings = new Map<number, string>()
  readonly #mileage: number[]

  constructor(house: MonthHouse, servers: () => readonly SteeredProcess[]) {
    this.#house = house
    this.#servers = servers
    this.#mileage = house.cars.map(() => 1000)
  }

  /** Ids of the bookings by the numbers of their trips. */
  get bookings(): ReadonlyMap<number, string> {
    return this.#bookings
  }

  close(): void {
    this.#agent.destroy()
  }

  /** One car's affairs one after the other, the cars side by side. */
  async act(actions: readonly Action[]): Promise<void> {
    const byCar = Map.groupBy(actions, ({ trip }) => trip.car)
    await Promise.all(
      [...byCar.values()].map(async (ofCar) => {
        for (const action of ofCar) await this.#do(action)
      }),
    )
  }

  async #do({ verb, trip }: Action): Promise<void> {
    for (const [i, call] of this.#calls(verb, trip).entries()) {
      const answer = await this.#ask(call, `monat-${verb}-${String(trip.nr).padStart(8, '0')}-${i}`)
      if (answer.status >= 300)
        this.refused.push(`${verb} ${trip.kind} ${trip.nr}: ${answer.status} ${answer.body.slice(0, 300)}`)
      else if (verb === 'book')
        this.#bookings.set(trip.nr, String((JSON.parse(answer.body) as { id: string }).id))
    }
    if (verb === 'checkOut') this.#mileage[trip.car] = (this.#mileage[trip.car] ?? 0) + KILOMETRES
  }

  #calls(verb: Verb, trip: Trip): Call[] {
    const { people } = this.#house
    const [fuhrpark = ''] = people.fuhrpark
    const fahrer = people.fahrer[trip.driver] ?? ''
    const of = (operation: RecordOperation) => address(operation, { id: this.#bookings.get(trip.nr) ?? '' })
    const km = this.#mileage[trip.car] ?? 0
    const calls: Readonly<Record<Verb, () => Call[]>> = {
      book: () => [
        {
          path: fahrtWire.bookFahrt.path,
          as: trip.kind === 'fremd' ? fuhrpark : fahrer,
          body: this.#wish(trip),
        },
      ],
      decide: () => [
        {
          path: of(freigabeWire.decideFreigabe),
          as: people.freigeber[trip.nr % people.freigeber.length] ?? '',
          ifMatch: 1,
          body: { freigegeben: trip.kind === 'freigegeben', grund: 'Die Bahn ist schneller' },
        },
      ],
      change: () => [
        {
          path: of(fahrtWire.changeFahrt),
          method: 'PATCH',
          as: fahrer,
          ifMatch: 1,
          body: { bis: trip.bis.toString(), zielort: 'Husum' },
        },
      ],
      cancel: () => [{ path: of(fahrtWire.cancelFahrt), as: fahrer, body: {} }],
      cancelAndUndo: () => [
        { path: of(fahrtWire.cancelFahrt), as: fahrer, body: {} },
        { path: of(fahrtWire.undoCancelFahrt), as: fahrer, body: {} },
      ],
      close: () => [
        {
          path: fuhrparkWire.closeFahrzeug.path,
          as: fuhrpark,
          body: {
            fahrzeugId: this.#house.cars[trip.car],
            typ: 'WARTUNG',
            von: trip.von.toString(),
            bis: trip.bis.toString(),
            betroffeneStornieren: true,
          },
        },
      ],
      checkIn: () => [
        {
          path: of(uebergabeWire.checkInFahrt),
          as: fahrer,
          body: { ...zustand(km), sichtpruefung: { beleuchtung: true, reifen: true, ladung: true } },
        },
      ],
      checkOut: () => [
        {
          path: of(uebergabeWire.checkOutFahrt),
          as: fahrer,
          body: {
            ...zustand(km + KILOMETRES),
            ...(trip.kind === 'verschmutzt' ? { sauberkeitAussen: 'verschmutzt' } : {}),
            ...(trip.kind === 'schaden'
              ? { schaeden: [{ beschreibung: 'Kratzer', ansicht: 'links', x: 500, y: 500 }] }
              : {}),
            bestaetigt: true,
          },
        },
      ],
    }
    return calls[verb]()
  }

  #wish(trip: Trip): object {
    const special = trip.kind === 'freigegeben' || trip.kind === 'abgelehnt' || trip.kind === 'unbeantwortet'
    const bis = trip.kind === 'geaendert' ? trip.bis.subtract({ minutes: STEP_MINUTES }) : trip.bis
    return {
      fahrzeugId: this.#house.cars[trip.car],
      von: trip.von.toString(),
      bis: bis.toString(),
      fahrtgrund: 'Kundentermin',
      zielort: 'Kiel',
      ausland: special,
      ...(trip.kind === 'fremd'
        ? { fahrerId: this.#house.ids.get(this.#house.people.fahrer[trip.driver] ?? '') }
        : {}),
    }
  }

  /** Until some server answers; the key makes the second asking the same as the first. */
  async #ask(call: Call, key: string): Promise<{ status: number; body: string }> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const living = this.#servers().filter((server) => server.alive)
      const server = living[(this.requests + attempt) % living.length]
      if (server) {
        this.requests += 1
        if (attempt > 0) this.repeated += 1
        const answer = await this.#send(server, call, key).catch(() => null)
        if (answer && answer.status < 500) return answer
      }
      await pause(PAUSE_MS)
    }
    return { status: 599, body: 'no server answered' }
  }

  async #send(server: SteeredProcess, call: Call, key: string): Promise<{ status: number; body: string }> {
    const payload = JSON.stringify(call.body)
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      const asked = request(
        {
          port: server.port,
          host: '127.0.0.1',
          method: call.method ?? 'POST',
          path: call.path,
          agent: this.#agent,
          headers: {
            host: HOST,
            cookie: this.#house.cookieOf(call.as),
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(payload),
            'idempotency-key': key,
            ...(call.ifMatch === undefined ? {} : { 'if-match': `"${call.ifMatch}"` }),
          },
        },
        resolve,
      )
      asked.once('error', reject)
      asked.end(payload)
    })
    return { status: response.statusCode ?? 0, body: await text(response) }
  }
}

function zustand(kilometerstand: number) {
  return {
    kilometerstand,
    tankProzent: 80,
    sauberkeitAussen: 'sauber',
    sauberkeitInnen: 'sauber',
    stellplatz: 'P1',
  }
}
