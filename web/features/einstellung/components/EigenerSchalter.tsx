import { Switch } from '@mantine/core'
import type { EinstellungView } from '@platzwart/contract/einstellung'
import type { EinstellungName } from '@platzwart/domain/einstellung/katalog'
import { useTranslation } from 'react-i18next'
import { describeFailure } from '../../../platform/describeFailure.ts'
import { useEigene } from '../model/useEigene.ts'
import { useWorte } from '../model/useWorte.ts'
import classes from './Einstellung.module.css'
import { Herkunft } from './Herkunft.tsx'

interface EigenerSchalterProps {
  readonly name: EinstellungName
  readonly view: EinstellungView
}

/** One's own switch: it counts at once, and says so. */
export function EigenerSchalter({ name, view }: EigenerSchalterProps) {
  const { t } = useTranslation('einstellung')
  const { t: shell } = useTranslation()
  const worte = useWorte()
  const eigene = useEigene(name)
  return (
    <div className={classes.feld}>
      <Switch
        label={worte.name(name)}
        description={worte.text(name)}
        error={eigene.fehler === null ? undefined : describeFailure(eigene.fehler, shell).text}
        checked={view.wert === true}
        onChange={(event) => eigene.setzen(event.currentTarget.checked)}
      />
      <Herkunft
        feld={worte.name(name)}
        herkunft={view.herkunft}
        meldung={eigene.gespeichert ? t('gespeichert') : undefined}
        ziel={view.herkunft === 'benutzer' ? worte.zurueckText({ name, art: 'schalter' }, view) : undefined}
        onZurueck={eigene.zurueck}
      />
    </div>
  )
}
