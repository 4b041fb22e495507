import type { FahrzeugView } from '@platzwart/contract/fahrzeug'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import classes from './Dialog.module.css'
import { Fahrzeugbild } from './Fahrzeugbild.tsx'
import { FahrzeugData, FahrzeugZustand } from './FahrzeugData.tsx'
import { Kennzeichen } from './Kennzeichen.tsx'

/** The car of the dialog. */
export function FahrzeugHead({ fahrzeug }: { readonly fahrzeug: FahrzeugView }) {
  const { t } = useTranslation('fahrzeug')
  return (
    <div className={classes.fahrzeug}>
      <div className={classes.bild}>
        <Fahrzeugbild bild={fahrzeug.bild} kategorie={fahrzeug.kategorie} />
      </div>
      <div className={classes.words}>
        <div className={classes.name}>
          <h3>{t('karte.name', { marke: fahrzeug.marke, modell: fahrzeug.modell })}</h3>
          <Kennzeichen text={fahrzeug.kennzeichen} />
        </div>
        <FahrzeugData fahrzeug={fahrzeug} />
        <FahrzeugZustand fahrzeug={fahrzeug} />
      </div>
    </div>
  )
}
