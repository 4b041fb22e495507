import type { ProtokollEintrag } from '@platzwart/contract/protokoll'
import { useZone } from '../../../platform/session/start.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { useWords } from '../model/useWords.ts'
import classes from './Eintrag.module.css'
import { EintragFrame } from './EintragFrame.tsx'

interface EintragProps {
  readonly eintrag: ProtokollEintrag
}

/** One change: who did what to which object, with each field before and after on demand. */
export function Eintrag({ eintrag }: EintragProps) {
  const { t } = useTranslation('protokoll')
  const words = useWords(useZone())
  const { zeit, felder } = eintrag
  const fuer = words.fuer(eintrag)
  return (
    <EintragFrame
      what={words.aktion(eintrag)}
      thing={words.objekt(eintrag)}
      who={
        <>
          {words.wer(eintrag)}
          {fuer !== null && <span className={classes.soft}> {fuer}</span>}
        </>
      }
      zeit={zeit}
    >
      {felder.length > 0 && (
        <details className={classes.more}>
          <summary>{t('felder', { anzahl: felder.length })}</summary>
          <Fields eintrag={eintrag} />
        </details>
      )}
    </EintragFrame>
  )
}

function Fields({ eintrag }: EintragProps) {
  const { t } = useTranslation('protokoll')
  const words = useWords(useZone())
  return (
    <table className={classes.table}>
      <caption className="visually-hidden">{t('felderVon', { was: words.objekt(eintrag) })}</caption>
      <thead>
        <tr>
          <th scope="col">{t('spalte.feld')}</th>
          <th scope="col">{t('spalte.alt')}</th>
          <th scope="col">{t('spalte.neu')}</th>
        </tr>
      </thead>
      <tbody>
        {eintrag.felder.map((feld) => (
          <tr key={feld.feld}>
            <th scope="row">{words.feld(feld)}</th>
            <td className={classes.old}>{words.wert(feld, feld.alt)}</td>
            <td>{words.wert(feld, feld.neu)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
