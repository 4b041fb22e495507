import { Button } from '@mantine/core'
import type { FahrtenbuchEintragView } from '@platzwart/contract/fahrtenbuch'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useMinute } from '../../../platform/clock.ts'
import { formatZahl } from '../../../platform/format.ts'
import { useZone } from '../../sitzung/api/start.ts'
import { fristTag, istVorbei, zeitText } from '../model/worte.ts'
import { Aenderungen } from './Aenderungen.tsx'
import classes from './Fahrtzeile.module.css'
import type { Luecke } from './LueckeDialog.tsx'

export interface Handlungen {
  readonly onNachtrag: (eintrag: FahrtenbuchEintragView) => void
  readonly onKorrektur: (eintrag: FahrtenbuchEintragView) => void
  readonly onLuecke: (luecke: Luecke) => void
}

interface FahrtzeileProps {
  readonly eintrag: FahrtenbuchEintragView
  /** What a reader may do beside reading; null is nothing. */
  readonly handlungen: Handlungen | null
}

/** A trip as it stands, with what it was; the gap before it comes after it, because the newest is above. */
export function Fahrtzeile({ eintrag, handlungen }: FahrtzeileProps) {
  const { t } = useTranslation('fahrtenbuch')
  const zone = useZone()
  const { art, fahrtart, kmStart, kmEnde, nummer, lueckeVorher } = eintrag
  return (
    <>
      <li className={classes.zeile} data-art={art}>
        <div className={classes.wann}>
          <strong>{zeitText(eintrag, zone)}</strong>
          <span>{art === 'fahrt' ? eintrag.fahrer : t('art.luecke')}</span>
        </div>
        <div className={classes.km}>
          <strong>{t('zeile.kilometer', { km: formatZahl(kmEnde - kmStart) })}</strong>
          <span>{t('zeile.strecke', { von: formatZahl(kmStart), bis: formatZahl(kmEnde) })}</span>
        </div>
        <Worte eintrag={eintrag} />
        <div className={classes.marken}>
          <span className={classes.nummer} title={t('zeile.nummer', { nummer })}>
            {nummer}
          </span>
          <span className={classes.fahrtart} data-fahrtart={fahrtart}>
            {t(`fahrtart.${fahrtart}`)}
          </span>
          {eintrag.aenderungen.length > 0 && <span className={classes.marke}>{t('hinweis.geaendert')}</span>}
          {eintrag.verspaetet && <span className={classes.marke}>{t('hinweis.verspaetet')}</span>}
          <Frist eintrag={eintrag} />
        </div>
        {handlungen && art === 'fahrt' && <Knoepfe eintrag={eintrag} handlungen={handlungen} />}
        {eintrag.aenderungen.length > 0 && <Aenderungen aenderungen={eintrag.aenderungen} />}
      </li>
      {lueckeVorher && <Lueckenzeile luecke={lueckeVorher} onLuecke={handlungen?.onLuecke ?? null} />}
    </>
  )
}

function Worte({ eintrag }: Pick<FahrtzeileProps, 'eintrag'>) {
  const { t } = useTranslation('fahrtenbuch')
  const { zielort, zweck, zielperson, umweg, grund } = eintrag
  const first = [zielort, zweck].filter((word) => word !== '').join(' · ')
  return (
    <div className={classes.worte}>
      <strong>{first || grund}</strong>
      {zielperson !== '' && <span>{zielperson}</span>}
      {umweg !== '' && (
        <span>
          {t('feld.umweg')}: {umweg}
        </span>
      )}
    </div>
  )
}

/** Until when it can be completed in time, or that it is too late for that. */
function Frist({ eintrag }: Pick<FahrtzeileProps, 'eintrag'>) {
  const { t } = useTranslation('fahrtenbuch')
  const zone = useZone()
  const now = useMinute()
  const bis = eintrag.ergaenzbarBis
  if (bis === null) return null
  return (
    <span className={classes.marke} data-offen>
      {t('hinweis.unvollstaendig')},{' '}
      {t(istVorbei(bis, now) ? 'zeile.fristVorbei' : 'zeile.frist', { tag: fristTag(bis, zone) })}
    </span>
  )
}

function Knoepfe({ eintrag, handlungen }: { eintrag: FahrtenbuchEintragView; handlungen: Handlungen }) {
  const { t } = useTranslation('fahrtenbuch')
  const { nummer } = eintrag
  return (
    <div className={classes.knoepfe}>
      {!eintrag.vollstaendig && (
        <Button
          size="compact-sm"
          aria-label={t('zeile.ergaenzenName', { nummer })}
          onClick={() => handlungen.onNachtrag(eintrag)}
        >
          {t('zeile.ergaenzen')}
        </Button>
      )}
      <Button
        size="compact-sm"
        variant="default"
        aria-label={t('zeile.korrigierenName', { nummer })}
        onClick={() => handlungen.onKorrektur(eintrag)}
      >
        {t('zeile.korrigieren')}
      </Button>
    </div>
  )
}

interface LueckenzeileProps {
  readonly luecke: Luecke
  readonly onLuecke: Handlungen['onLuecke'] | null
}

function Lueckenzeile({ luecke, onLuecke }: LueckenzeileProps) {
  const { t } = useTranslation('fahrtenbuch')
  const data = { von: formatZahl(luecke.kmVon), bis: formatZahl(luecke.kmBis) }
  return (
    <li className={classes.luecke}>
      <IconAlertTriangle size={18} stroke={1.75} aria-hidden />
      <span>{t('zeile.luecke', { ...data, km: formatZahl(luecke.kmBis - luecke.kmVon) })}</span>
      {onLuecke && (
        <Button
          size="compact-sm"
          variant="default"
          aria-label={t('zeile.lueckeErklaerenName', data)}
          onClick={() => onLuecke(luecke)}
        >
          {t('zeile.lueckeErklaeren')}
        </Button>
      )}
    </li>
  )
}
