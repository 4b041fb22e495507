import { Button } from '@mantine/core'
import type { FahrtenbuchEintragView } from '@platzwart/contract/fahrtenbuch'
import { isEvent } from '@platzwart/domain/fahrtenbuch/types'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useMinute } from '../../../platform/clock.ts'
import { formatNumber } from '../../../platform/format.ts'
import { useZone } from '../../../platform/session/start.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { fristTag, isOver, timeText } from '../model/words.ts'
import { Changes } from './Changes.tsx'
import { EventRow } from './EventRow.tsx'
import classes from './FahrtRow.module.css'
import type { Luecke } from './LueckeDialog.tsx'
import type { Bekannt } from './NacherfassungDialog.tsx'

export interface Actions {
  readonly onNachtrag: (eintrag: FahrtenbuchEintragView) => void
  readonly onKorrektur: (eintrag: FahrtenbuchEintragView) => void
  readonly onLuecke: (luecke: Luecke) => void
  readonly onNacherfassen: (bekannt: Bekannt) => void
}

interface FahrtRowProps {
  readonly eintrag: FahrtenbuchEintragView
  /** The reader's actions; null for none. */
  readonly actions: Actions | null
}

/** A line with its history; the gap before it is rendered after it, because the newest is on top. */
export function FahrtRow({ eintrag, actions }: FahrtRowProps) {
  const { art, abfahrt, lueckeVorher, nummer } = eintrag
  return (
    <>
      {isEvent(art) ? <EventRow eintrag={eintrag} art={art} /> : <Trip eintrag={eintrag} actions={actions} />}
      {lueckeVorher && (
        <LueckenRow luecke={{ ...lueckeVorher, vorNummer: nummer }} bis={abfahrt} actions={actions} />
      )}
    </>
  )
}

/** A trip, or an explained gap. */
function Trip({ eintrag, actions }: FahrtRowProps) {
  const { t } = useTranslation('fahrtenbuch')
  const zone = useZone()
  const { art, fahrtart, kmStart, kmEnde, nummer } = eintrag
  // A server without the field counts them all.
  const { kilometer = kmEnde - kmStart } = eintrag
  return (
    <li className={classes.row} data-art={art}>
      <div className={classes.when}>
        <strong>{timeText(eintrag, zone)}</strong>
        <span>{art === 'luecke' ? t('art.luecke') : eintrag.fahrer}</span>
      </div>
      <div className={classes.km}>
        <strong>{t('zeile.kilometer', { km: formatNumber(kilometer) })}</strong>
        <span>{t('zeile.strecke', { von: formatNumber(kmStart), bis: formatNumber(kmEnde) })}</span>
      </div>
      <Words eintrag={eintrag} />
      <div className={classes.marken}>
        <span className={classes.number} title={t('zeile.nummer', { nummer })}>
          {nummer}
        </span>
        <span className={classes.fahrtart} data-fahrtart={fahrtart}>
          {t(`fahrtart.${fahrtart}`)}
        </span>
        {art === 'nacherfasst' && <span className={classes.marke}>{t('hinweis.nacherfasst')}</span>}
        {eintrag.aenderungen.length > 0 && <span className={classes.marke}>{t('hinweis.geaendert')}</span>}
        {art === 'luecke' && kilometer < kmEnde - kmStart && (
          <span className={classes.marke}>{t('hinweis.alsFahrt')}</span>
        )}
        {eintrag.verspaetet && <span className={classes.marke}>{t('hinweis.verspaetet')}</span>}
        <Frist eintrag={eintrag} />
      </div>
      {actions && art !== 'luecke' && <Buttons eintrag={eintrag} actions={actions} />}
      {actions && art === 'luecke' && kilometer > 0 && <TellButton luecke={eintrag} actions={actions} />}
      {eintrag.aenderungen.length > 0 && <Changes aenderungen={eintrag.aenderungen} />}
    </li>
  )
}

function Words({ eintrag }: Pick<FahrtRowProps, 'eintrag'>) {
  const { t } = useTranslation('fahrtenbuch')
  const { zielort, zweck, zielperson, umweg, grund } = eintrag
  const first = [zielort, zweck].filter((word) => word !== '').join(' · ')
  return (
    <div className={classes.words}>
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
function Frist({ eintrag }: Pick<FahrtRowProps, 'eintrag'>) {
  const { t } = useTranslation('fahrtenbuch')
  const zone = useZone()
  const now = useMinute()
  const bis = eintrag.ergaenzbarBis
  if (bis === null && !eintrag.vollstaendig)
    return (
      <span className={classes.marke} data-offen>
        {t('hinweis.unvollstaendig')}
      </span>
    )
  if (bis === null) return null
  return (
    <span className={classes.marke} data-offen>
      {t('hinweis.unvollstaendig')},{' '}
      {t(isOver(bis, now) ? 'zeile.fristVorbei' : 'zeile.frist', { tag: fristTag(bis, zone) })}
    </span>
  )
}

function Buttons({ eintrag, actions }: { eintrag: FahrtenbuchEintragView; actions: Actions }) {
  const { t } = useTranslation('fahrtenbuch')
  const { nummer } = eintrag
  return (
    <div className={classes.buttons}>
      {!eintrag.vollstaendig && (
        <Button
          size="compact-sm"
          aria-label={t('zeile.ergaenzenName', { nummer })}
          onClick={() => actions.onNachtrag(eintrag)}
        >
          {t('zeile.ergaenzen')}
        </Button>
      )}
      <Button
        size="compact-sm"
        variant="default"
        aria-label={t('zeile.korrigierenName', { nummer })}
        onClick={() => actions.onKorrektur(eintrag)}
      >
        {t('zeile.korrigieren')}
      </Button>
    </div>
  )
}

interface TellButtonProps {
  readonly luecke: Pick<FahrtenbuchEintragView, 'kmStart' | 'kmEnde' | 'abfahrt' | 'ankunft' | 'fahrtart'>
  readonly actions: Actions
}

/** Turns kilometres of an explained gap into a trip, with driver and destination. */
function TellButton({ luecke, actions }: TellButtonProps) {
  const { t } = useTranslation('fahrtenbuch')
  const { kmStart, kmEnde, abfahrt, ankunft, fahrtart } = luecke
  return (
    <div className={classes.buttons}>
      <Button
        size="compact-sm"
        variant="default"
        aria-label={t('nacherfassen.ausLueckeName', {
          von: formatNumber(kmStart),
          bis: formatNumber(kmEnde),
        })}
        onClick={() => actions.onNacherfassen({ kmStart, kmEnde, abfahrt, ankunft, fahrtart })}
      >
        {t('nacherfassen.ausLuecke')}
      </Button>
    </div>
  )
}

interface LueckenRowProps {
  readonly luecke: Luecke
  /** When the next trip began. */
  readonly bis: string
  readonly actions: Actions | null
}

function LueckenRow({ luecke, bis, actions }: LueckenRowProps) {
  const { t } = useTranslation('fahrtenbuch')
  const data = { von: formatNumber(luecke.kmVon), bis: formatNumber(luecke.kmBis) }
  return (
    <li className={classes.luecke}>
      <IconAlertTriangle size={18} stroke={1.75} aria-hidden />
      <span>{t('zeile.luecke', { ...data, km: formatNumber(luecke.kmBis - luecke.kmVon) })}</span>
      {actions && (
        <>
          <Button
            size="compact-sm"
            aria-label={t('nacherfassen.ausLueckeName', data)}
            onClick={() =>
              actions.onNacherfassen({ kmStart: luecke.kmVon, kmEnde: luecke.kmBis, ankunft: bis })
            }
          >
            {t('nacherfassen.ausLuecke')}
          </Button>
          <Button
            size="compact-sm"
            variant="default"
            aria-label={t('zeile.lueckeErklaerenName', data)}
            onClick={() => actions.onLuecke(luecke)}
          >
            {t('zeile.lueckeErklaeren')}
          </Button>
        </>
      )}
    </li>
  )
}
