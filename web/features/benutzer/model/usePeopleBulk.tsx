import { NativeSelect } from '@mantine/core'
import type { BenutzerListed } from '@platzwart/contract/benutzer'
import * as wire from '@platzwart/contract/operations/benutzer'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ask } from '../../../platform/api.ts'
import { formatNumber } from '../../../platform/format.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { BulkBar } from '../../../ui/list/bulk/BulkBar.tsx'
import { SelectBox } from '../../../ui/list/bulk/SelectBox.tsx'
import { useBulk } from '../../../ui/list/bulk/useBulk.ts'
import { Note } from '../../../ui/Note.tsx'
import { gruppenOptions, rollenOptions } from '../../berechtigung/api/rollen.ts'
import { useSitzung } from '../../sitzung/api/start.ts'
import classes from '../components/Benutzer.module.css'
import { PEOPLE_KEYS } from './usePeopleLive.ts'

type Take = (person: BenutzerListed, idempotencyKey: string) => Promise<unknown>

interface Deed {
  readonly value: string
  readonly label: string
  readonly take: Take
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

/** Giving and taking each of the house's groups, or of its roles. */
function linksOf(
  all: readonly { readonly id: string; readonly name: string }[],
  t: ReturnType<typeof useTranslation<'benutzer'>>['t'],
  { words: [given, taken], give, take }: Links,
): readonly Deed[] {
  return all.flatMap(({ id: otherId, name }) => [
    { value: `+${otherId}`, label: t(given, { name }), take: ({ id }, key) => give(id, otherId, key) },
    { value: `-${otherId}`, label: t(taken, { name }), take: ({ id }, key) => take(id, otherId, key) },
  ])
}

/** What may be done to several at once, each by its own operation. */
function useDeeds(): readonly Deed[] {
  const { t } = useTranslation('benutzer')
  const rechte = useSitzung().berechtigungen
  const gruppen = useQuery(gruppenOptions).data ?? []
  const rollen = useQuery(rollenOptions).data ?? []
  const people: readonly Deed[] = [
    {
      value: 'aktivieren',
      label: t('auswahl.aktivieren'),
      take: ({ id, version }, idempotencyKey) => ask(wire.activateBenutzer, { id, version, idempotencyKey }),
    },
    {
      value: 'deaktivieren',
      label: t('auswahl.deaktivieren'),
      take: ({ id, version }, idempotencyKey) =>
        ask(wire.deactivateBenutzer, { id, version, body: {}, idempotencyKey }),
    },
  ]
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
    ...(rechte.includes('benutzer_pflegen') ? people : []),
    ...(rechte.includes('berechtigungs_pflege') ? [...ofGruppe, ...ofRolle] : []),
  ]
}

const keyOf = ({ id }: BenutzerListed) => id

/** Selecting several people and doing one thing to all of them; who is refused stays selected, with the reason. */
export function usePeopleBulk(items: readonly BenutzerListed[]) {
  const { t } = useTranslation('benutzer')
  const queryClient = useQueryClient()
  const deeds = useDeeds()
  const [chosen, setChosen] = useState('')
  const deed = deeds.find(({ value }) => value === chosen) ?? deeds[0]
  const bulk = useBulk<BenutzerListed, BenutzerListed>({
    items,
    keyOf,
    may: () => deed !== undefined,
    take: async (person, key) => {
      await deed?.take(person, key)
      return person
    },
    undo: async () => undefined,
    keep: () => undefined,
    settled: () => {
      for (const queryKey of PEOPLE_KEYS) void queryClient.invalidateQueries({ queryKey })
    },
  })
  const count = bulk.done.length
  const bar = deed && (
    <div className={classes.bulk} data-screen-only>
      {bulk.on && (
        <NativeSelect
          className={classes.deed ?? ''}
          label={t('auswahl.was')}
          data={deeds.map(({ value, label }) => ({ value, label }))}
          value={deed.value}
          onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        />
      )}
      <BulkBar bulk={bulk} begin={t('auswahl.beginn')} deed={t('auswahl.tun')} />
      {count > 0 && (
        <Note kind="done">
          <p>{t('auswahl.fertig', { count, anzahl: formatNumber(count) })}</p>
        </Note>
      )}
    </div>
  )
  const box = (person: BenutzerListed) => (
    <SelectBox bulk={bulk} item={person} itemKey={person.id} name={`${person.vorname} ${person.nachname}`} />
  )
  return { bar, box, onSelectAll: bulk.on ? bulk.all : undefined }
}
