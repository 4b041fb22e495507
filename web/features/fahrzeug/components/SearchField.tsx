import { fahrzeugRange } from '@platzwart/domain/fahrzeug/window'
import { useTranslation } from 'react-i18next'
import type { Suche } from '../model/useFahrzeugSuche.ts'
import { searchOf } from '../model/window.ts'
import { FilterFields } from './FilterFields.tsx'
import classes from './SearchField.module.css'
import { WhoChoice } from './WhoChoice.tsx'
import { WindowChoice } from './WindowChoice.tsx'

/** The window first, then who, then which cars. */
export function SearchField({ suche }: { readonly suche: Suche }) {
  const { t } = useTranslation('fahrzeug')
  const { fenster, jetzt, zone, einstellungen, setSearch } = suche
  return (
    <section className={classes.root} aria-label={t('fenster.titel')}>
      <div className={classes.when}>
        <WindowChoice
          quick
          fenster={fenster}
          lage={suche}
          letzterTag={fahrzeugRange(jetzt, zone, einstellungen).letzterTag}
          onChange={(next) => setSearch(searchOf(next))}
        />
        <WhoChoice search={suche.search} setSearch={setSearch} />
      </div>
      <FilterFields search={suche.search} setSearch={setSearch} />
    </section>
  )
}
