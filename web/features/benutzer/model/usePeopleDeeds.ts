import type { BenutzerListed } from '@platzwart/contract/benutzer'
import * as wire from '@platzwart/contract/operations/benutzer'
import { useQuery } from '@tanstack/react-query'
import { ask } from '../../../platform/api.ts'
import { useSitzung } from '../../../platform/session/start.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { gruppenOptions, rollenOptions } from '../../berechtigung/api/rollen.ts'

type Words = ReturnType<typeof useTranslation<'benutzer'>>['t']

/** A bulk action, one operation per person. */
export interface Deed {
  readonly value: string
  readonly label: string
  /** The effect on each of them, if the label does not say it. */
  readonly hint?: string
  /** To whom it applies; nobody deactivates themselves along with others. */
  readonly may: (person: BenutzerListed) => boolean
  /** Returns a one-time link if there is one. */
  readonly take: (person: BenutzerListed, idempotencyKey: string) => Promise<string | null>
}

type Linking = (id: string, otherId: string, idempotencyKey: string) => Promise<unknown>

interface Links {
  readonly words: readonly [
    'auswahl.gruppeGeben' | 'auswahl.rolleGeben',
    'auswahl.gruppeNehmen' | 'auswahl.rolleNehmen',
  ]
  readonly give: Linking
  readonly take: Linking
}

const anybody = () => true
const noLink = () => null

/** Adding to and removing from each of the house's groups, or roles. */
function linksOf(
  all: readonly { readonly id: string; readonly name: string }[],
  t: Words,
  { words: [given, taken], give, take }: Links,
): readonly Deed[] {
  return all.flatMap(({ id: otherId, name }): readonly Deed[] => [
    {
      value: `+${otherId}`,
      label: t(given, { name }),
      may: anybody,
      take: ({ id }, key) => give(id, otherId, key).then(noLink),
    },
    {
      value: `-${otherId}`,
      label: t(taken, { name }),
      may: anybody,
      take: ({ id }, key) => take(id, otherId, key).then(noLink),
    },
  ])
}

const isInvited = ({ status, einladung }: BenutzerListed) => status === 'aktiv' && einladung !== 'keine'

/** Deactivating, inviting again, and signing out. */
function accessOf(t: Words, own: string): readonly Deed[] {
  return [
    {
      value: 'aktivieren',
      label: t('auswahl.aktivieren'),
      may: ({ status }) => status === 'inaktiv',
      take: ({ id, version }, idempotencyKey) =>
        ask(wire.activateBenutzer, { id, version, idempotencyKey }).then(noLink),
    },
    {
      value: 'deaktivieren',
      label: t('auswahl.deaktivieren'),
      may: ({ id, status }) => id !== own && status === 'aktiv',
      take: ({ id, version }, idempotencyKey) =>
        ask(wire.deactivateBenutzer, { id, version, body: {}, idempotencyKey }).then(noLink),
    },
    {
      value: 'einladen',
      label: t('auswahl.einladen'),
      hint: t('auswahl.einladenHilfe'),
      may: isInvited,
      take: ({ id }, idempotencyKey) =>
        ask(wire.renewEinladung, { id, idempotencyKey }).then(({ link }) => link),
    },
    {
      value: 'zurueckziehen',
      label: t('auswahl.zurueckziehen'),
      hint: t('auswahl.zurueckziehenHilfe'),
      may: isInvited,
      take: ({ id }, idempotencyKey) => ask(wire.withdrawEinladung, { id, idempotencyKey }).then(noLink),
    },
    {
      value: 'abmelden',
      label: t('auswahl.abmelden'),
      hint: t('auswahl.abmeldenHilfe'),
      may: (person) => person.id !== own && person.status === 'aktiv' && person.einladung === 'keine',
      take: ({ id }, idempotencyKey) => ask(wire.endSitzungen, { id, idempotencyKey }).then(noLink),
    },
  ]
}

/** The available bulk actions. */
export function usePeopleDeeds(): readonly Deed[] {
  const { t } = useTranslation('benutzer')
  const { benutzer, berechtigungen } = useSitzung()
  const gruppen = useQuery(gruppenOptions).data ?? []
  const rollen = useQuery(rollenOptions).data ?? []
  const ofGruppe = linksOf(gruppen, t, {
    words: ['auswahl.gruppeGeben', 'auswahl.gruppeNehmen'],
    give: (id, gruppeId, idempotencyKey) => ask(wire.addGruppeToBenutzer, { id, gruppeId, idempotencyKey }),
    take: (id, gruppeId, idempotencyKey) =>
      ask(wire.removeGruppeFromBenutzer, { id, gruppeId, idempotencyKey }),
  })
  const ofRolle = linksOf(rollen, t, {
    words: ['auswahl.rolleGeben', 'auswahl.rolleNehmen'],
    give: (id, rolleId, idempotencyKey) => ask(wire.addRolleToBenutzer, { id, rolleId, idempotencyKey }),
    take: (id, rolleId, idempotencyKey) => ask(wire.removeRolleFromBenutzer, { id, rolleId, idempotencyKey }),
  })
  return [
    ...(berechtigungen.includes('benutzer_pflegen') ? accessOf(t, benutzer.id) : []),
    ...(berechtigungen.includes('berechtigungs_pflege') ? [...ofGruppe, ...ofRolle] : []),
  ]
}
