import * as benutzer from '@platzwart/contract/operations/benutzer'
import * as freigabe from '@platzwart/contract/operations/freigabe'
import * as fuehrerschein from '@platzwart/contract/operations/fuehrerschein'
import * as fuhrpark from '@platzwart/contract/operations/fuhrpark'
import { isBerechtigung } from '@platzwart/domain/berechtigung/names'
import { bestandOf } from '@platzwart/domain/datenschutz/bestaende'
import { expect, it } from 'vitest'
import { FEATURES } from '../../features.ts'

const served = FEATURES.flatMap(({ serves }) => serves ?? [])

/** What somebody has booked, by whoever looks after that person. */
const OF_SOMEBODY = [benutzer.listBenutzerBuchungen, benutzer.deactivateBenutzer, benutzer.showAnonymisierung]

/**
 * Operations that are open to a permission and tell who has booked what. Those of rooms that something would hit name people to those alone who
 * maintain bookings.
 */
const TELLING = {
  platzbuchung: OF_SOMEBODY,
  fahrten: [
    ...OF_SOMEBODY,
    fuehrerschein.listFuehrerscheinBetroffene,
    fuehrerschein.saveFuehrerschein,
    fuehrerschein.checkFuehrerschein,
    fuhrpark.listFahrzeugBetroffene,
    fuhrpark.deactivateFahrzeug,
    fuhrpark.closeFahrzeug,
    freigabe.listFreigaben,
  ],
} as const

it.each(['platzbuchung', 'fahrten'] as const)(
  'of %s the page on privacy names every permission that it is told to',
  (bestand) => {
    const leser = bestandOf(bestand).leser.filter(isBerechtigung)
    for (const { id } of TELLING[bestand]) {
      const policy = served.find(({ operation }) => operation.id === id)?.policy
      expect([id, policy?.anyOf?.length]).not.toEqual([id, undefined])
      expect([id, policy?.anyOf?.filter((recht) => !leser.includes(recht))]).toEqual([id, []])
    }
  },
)
