import { NativeSelect } from '@mantine/core'
import type { BenutzerListed } from '@platzwart/contract/benutzer'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { formatNumber } from '../../../platform/format.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { BulkBar } from '../../../ui/list/bulk/BulkBar.tsx'
import { SelectBox } from '../../../ui/list/bulk/SelectBox.tsx'
import { useBulk } from '../../../ui/list/bulk/useBulk.ts'
import { PEOPLE_KEYS } from '../../berechtigung/model/usePeopleLive.ts'
import classes from '../components/Benutzer.module.css'
import { type Done, PeopleDone } from '../components/PeopleDone.tsx'
import { useOneTimeLinks } from './useOneTimeLinks.ts'
import { usePeopleDeeds } from './usePeopleDeeds.ts'

const keyOf = ({ id }: BenutzerListed) => id

/** A bulk action on people; refused ones stay selected, with the reason. */
export function usePeopleBulk(items: readonly BenutzerListed[]) {
  const { t } = useTranslation('benutzer')
  const queryClient = useQueryClient()
  const deeds = usePeopleDeeds()
  const { keep } = useOneTimeLinks()
  const [chosen, setChosen] = useState('')
  const deed = deeds.find(({ value }) => value === chosen)
  const bulk = useBulk<BenutzerListed, Done>({
    items,
    keyOf,
    may: (person) => deed?.may(person) ?? deeds.length > 0,
    take: async (person, key) => {
      const link = (await deed?.take(person, key)) ?? null
      const { id } = person
      const name = `${person.vorname} ${person.nachname}`
      if (link !== null) keep([{ id, name, link }])
      return { id, name, was: deed?.label ?? '' }
    },
    undo: async () => undefined,
    keep: () => undefined,
    settled: () => {
      for (const queryKey of PEOPLE_KEYS) void queryClient.invalidateQueries({ queryKey })
    },
  })
  // A new selection requires a new choice: no action is preselected.
  if (!bulk.on && chosen !== '') setChosen('')
  const possible = {
    count: bulk.possible,
    anzahl: formatNumber(bulk.possible),
    alle: formatNumber(items.length),
  }
  const whom = bulk.possible < items.length ? t('auswahl.geht', possible) : ''
  const choices = [
    { value: '', label: t('auswahl.waehlen') },
    ...deeds.map(({ value, label }) => ({ value, label })),
  ]
  const bar = deeds.length > 0 && (
    <div className={classes.bulk} data-screen-only>
      {bulk.on && (
        <NativeSelect
          className={classes.deed ?? ''}
          label={t('auswahl.was')}
          description={`${deed?.hint ?? ''} ${whom}`.trim()}
          data={choices}
          value={deed?.value ?? ''}
          onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        />
      )}
      <BulkBar bulk={bulk} begin={t('auswahl.beginn')} deed={t('auswahl.tun')} ready={deed !== undefined} />
      {bulk.done.length > 0 && <PeopleDone done={bulk.done} refused={bulk.faults.size} />}
    </div>
  )
  const box = (person: BenutzerListed) => (
    <SelectBox bulk={bulk} item={person} itemKey={person.id} name={`${person.vorname} ${person.nachname}`} />
  )
  return { bar, box, onSelectAll: bulk.on ? bulk.all : undefined }
}
