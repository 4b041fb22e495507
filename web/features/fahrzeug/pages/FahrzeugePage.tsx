import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { Suspense, useRef } from 'react'
import { lazyPart } from '../../../platform/lazyPart.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Note } from '../../../ui/Note.tsx'
import { Part } from '../../../ui/Part.tsx'
import { MyFahrten } from '../../fahrt/components/MyFahrten.tsx'
import { NextFahrt } from '../../fahrt/components/NextFahrt.tsx'
import { HitListe } from '../components/HitListe.tsx'
import { SearchField } from '../components/SearchField.tsx'
import { SuchePage } from '../components/SuchePage.tsx'
import type { Suche } from '../model/useFahrzeugSuche.ts'
import classes from './FahrzeugePage.module.css'

const BuchungsDialog = lazyPart(() => import('../components/BuchungsDialog.tsx'), 'BuchungsDialog')

/** The number of trips beside the cars, or above them; their own page shows all. */
const NEXT_TRIPS = { beside: 4, above: 1 }

/** The search, then the cars; beside them the person's next trips. */
export function FahrzeugePage() {
  const { t } = useTranslation('fahrzeug')
  return (
    <SuchePage title={t('tabs.titel')} height="24rem">
      {(suche) => <Ready suche={suche} />}
    </SuchePage>
  )
}

function Ready({ suche }: { readonly suche: Suche }) {
  const { t } = useTranslation('fahrzeug')
  const { search, setSearch } = suche
  const above = useMediaQuery('(max-width: 64em)', undefined, { getInitialValueInEffect: false }) === true
  const klein = useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false }) === true
  const wanted = useRef(false)
  wanted.current ||= search.fahrzeug !== undefined
  return (
    <div className={classes.root}>
      <aside className={classes.fahrten} aria-label={t('fahrten.titel')}>
        <Part>
          {klein ? <NextFahrt /> : <MyFahrten hoechstens={above ? NEXT_TRIPS.above : NEXT_TRIPS.beside} />}
        </Part>
      </aside>
      <div className={classes.suche}>
        {search.fahrt !== undefined && search.fahrzeug === undefined && (
          <Note kind="hint" title={t('umbuchen.titel')}>
            <Button variant="default" size="compact-md" onClick={() => setSearch({ fahrt: undefined })}>
              {t('umbuchen.lassen')}
            </Button>
          </Note>
        )}
        <Part>
          <SearchField suche={suche} />
        </Part>
        <Part>
          <HitListe suche={suche} />
        </Part>
      </div>
      <Suspense>{wanted.current && <BuchungsDialog suche={suche} />}</Suspense>
    </div>
  )
}
