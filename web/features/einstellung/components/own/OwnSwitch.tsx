import { Switch } from '@mantine/core'
import type { EinstellungView } from '@platzwart/contract/einstellung'
import type { EinstellungName } from '@platzwart/domain/einstellung/catalogue'
import { describeFailure } from '../../../../platform/describeFailure.ts'
import { useTranslation } from '../../../../platform/texts/useTranslation.ts'
import { useOwn } from '../../model/useOwn.ts'
import { useWords } from '../../model/useWords.ts'
import classes from '../Einstellung.module.css'
import { Herkunft } from '../Herkunft.tsx'

interface OwnSwitchProps {
  readonly name: EinstellungName
  readonly view: EinstellungView
}

/** A switch of one's own; takes effect at once. */
export function OwnSwitch({ name, view }: OwnSwitchProps) {
  const { t } = useTranslation('einstellung')
  const { t: shell } = useTranslation()
  const words = useWords()
  const eigene = useOwn(name)
  return (
    <div className={classes.field}>
      <Switch
        label={words.name(name)}
        description={words.text(name)}
        error={eigene.fehler === null ? undefined : describeFailure(eigene.fehler, shell).text}
        checked={view.wert === true}
        onChange={(event) => eigene.setzen(event.currentTarget.checked)}
      />
      <Herkunft
        feld={words.name(name)}
        herkunft={view.herkunft}
        told={eigene.gespeichert ? t('gespeichert') : undefined}
        ziel={view.herkunft === 'benutzer' ? words.zurueckText({ name, art: 'schalter' }, view) : undefined}
        onBack={eigene.zurueck}
      />
    </div>
  )
}
