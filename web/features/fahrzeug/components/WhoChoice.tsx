import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSitzung } from '../../../platform/session/start.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Stepper } from '../../../ui/list/Stepper.tsx'
import { PersonField } from '../../../ui/person/PersonField.tsx'
import { fahrerOptions } from '../api/fahrzeuge.ts'
import type { Adresse } from '../model/useFahrzeugSuche.ts'
import classes from './SearchField.module.css'

const MOST = 100

/** The driver (only for people who may book for others, P5) and the number of passengers. */
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

/** The driver: oneself, or somebody searched by name or address. */
function FahrerChoice({ search, setSearch }: Adresse) {
  const { t } = useTranslation('fahrzeug')
  const { benutzer } = useSitzung()
  const [suche, setSuche] = useState('')
  const found = useQuery(fahrerOptions(suche === '' ? {} : { suche }))
  const chosen = useQuery({
    ...fahrerOptions({ id: search.fahrer ?? '' }),
    enabled: search.fahrer !== undefined,
  })
  const people = found.data?.items.filter(({ id }) => id !== benutzer.id)
  const known = [...(chosen.data?.items ?? []), ...(people ?? [])]
  return (
    <PersonField
      label={t('wer.fahrer')}
      className={classes.fahrer}
      nobody={t('wer.selbst')}
      person={known.find(({ id }) => id === search.fahrer) ?? null}
      found={people}
      none={t('wer.niemand')}
      onSearch={setSuche}
      onChange={(person) => setSearch({ fahrer: person?.id })}
    />
  )
}
