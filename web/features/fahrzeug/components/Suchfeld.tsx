import { fahrzeugRange } from '@platzwart/domain/fahrzeug/window'
import { useTranslation } from 'react-i18next'
import { searchOf } from '../model/fenster.ts'
import type { Suche } from '../model/useFahrzeugSuche.ts'
import { FensterWahl } from './FensterWahl.tsx'
import { FilterFelder } from './FilterFelder.tsx'
import classes from './Suchfeld.module.css'
import { WerWahl } from './WerWahl.tsx'

/** The window first, then who, then which cars. */
export function Suchfeld({ suche }: { readonly suche: Suche }) {
  const { t } = useTranslation('fahrzeug')
  const { fenster, jetzt, zone, einstellungen, setSearch } = suche
  return (
    <section className={classes.root} aria-label={t('fenster.titel')}>
      <div className={classes.wann}>
        <FensterWahl
          schnell
          fenster={fenster}
          lage={suche}
          letzterTag={fahrzeugRange(jetzt, zone, einstellungen).letzterTag}
          onChange={(next) => setSearch(searchOf(next))}
        />
        <WerWahl search={suche.search} setSearch={setSearch} />
      </div>
      <FilterFelder search={suche.search} setSearch={setSearch} />
    </section>
  )
}
