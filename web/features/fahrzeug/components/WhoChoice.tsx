import { NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSitzung } from '../../../platform/session/start.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { SearchField } from '../../../ui/list/SearchField.tsx'
import { Stepper } from '../../../ui/list/Stepper.tsx'
import { fahrerOptions } from '../api/fahrzeuge.ts'
import type { Adresse } from '../model/useFahrzeugSuche.ts'
import classes from './SearchField.module.css'

const MOST = 100

/** Who drives (only for those who may book for others, P5), and how many go along. */
export function WhoChoice({ search, setSearch }: Adresse) {
  const { t } = useTranslation('fahrzeug')
  const { berechtigungen } = useSitzung()
  return (
    <div className={classes.who}>
      {berechtigungen.includes('fahrzeug_fremdbuchung') && (
        <FahrerChoice search={search} setSearch={setSearch} />
      )}
      <Stepper
        label={t('wer.personen')}
        less={t('wer.weniger')}
        more={t('wer.mehr')}
        value={search.personen}
        most={MOST}
        onChange={(personen) => setSearch({ personen }, true)}
      />
    </div>
  )
}

/** Who drives, of a page of people; in a house of more than that, the page is searched for. */
function FahrerChoice({ search, setSearch }: Adresse) {
  const { t } = useTranslation('fahrzeug')
  const { benutzer } = useSitzung()
  const [suche, setSuche] = useState('')
  const found = useQuery(fahrerOptions(suche === '' ? {} : { suche }))
  const chosen = useQuery({
    ...fahrerOptions({ id: search.fahrer ?? '' }),
    enabled: search.fahrer !== undefined,
  })
  const known = search.fahrer === undefined ? [] : (chosen.data?.items ?? [])
  const people = new Map([...known, ...(found.data?.items ?? [])].map((person) => [person.id, person]))
  people.delete(benutzer.id)
  const many = suche !== '' || (found.data?.cursor ?? null) !== null
  return (
    <>
      {many && (
        <SearchField label={t('wer.suche')} value={suche} onSearch={setSuche} className={classes.fahrer} />
      )}
      <NativeSelect
        label={t('wer.fahrer')}
        className={classes.fahrer ?? ''}
        data={[
          { value: '', label: t('wer.selbst') },
          ...[...people.values()].map(({ id, name, email }) => ({ value: id, label: `${name} (${email})` })),
        ]}
        value={search.fahrer ?? ''}
        onChange={(event) => setSearch({ fahrer: event.currentTarget.value || undefined })}
      />
    </>
  )
}
