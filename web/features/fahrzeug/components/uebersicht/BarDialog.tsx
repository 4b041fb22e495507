import { Button } from '@mantine/core'
import type { FahrzeugBuchungView } from '@platzwart/contract/fahrzeugBuchung'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useSecond } from '../../../../platform/clock.ts'
import { useSitzung } from '../../../../platform/session/start.ts'
import { useUnnamed } from '../../../../platform/session/useUnnamed.ts'
import { useTranslation } from '../../../../platform/texts/useTranslation.ts'
import { Dialog } from '../../../../ui/dialog/Dialog.tsx'
import link from '../../../../ui/linkButton.module.css'
import { Loading } from '../../../../ui/loading/Loading.tsx'
import { Rueckgaengig } from '../../../fahrt/components/FahrtButtons.tsx'
import { possibleOf } from '../../../fahrt/model/fahrt.ts'
import { fahrtPath } from '../../../fahrt/model/fahrtPath.ts'
import { useFahrtStep, useHeldFahrten } from '../../../fahrt/model/useFahrtStep.ts'
import { Kennzeichen } from '../../../flotte/components/Kennzeichen.tsx'
import { useSpan } from '../../../flotte/model/useSpan.ts'
import { searchOfTrip } from '../../../flotte/model/window.ts'
import { fahrtOptions } from '../../../uebergabe/api/uebergaben.ts'
import { standOf } from '../../model/uebersicht/barPlaces.ts'
import type { Bar, Row } from '../../model/uebersicht/belegungen.ts'
import { instantAt } from '../../model/uebersicht/schedule.ts'
import type { Uebersichtsstand } from '../../model/uebersicht/useUebersicht.ts'
import classes from './Uebersicht.module.css'

interface BarDialogProps {
  readonly stand: Uebersichtsstand
}

/** The details of a bar that the person may see, and its actions: the form equivalent of dragging. */
export function BarDialog({ stand }: BarDialogProps) {
  const { t } = useTranslation('fahrzeug')
  const { search, setSearch, belegungen } = stand
  const zeile = belegungen.zeilen.find(({ balken }) => balken.some(({ id }) => id === search.wahl))
  const balken = zeile?.balken.find(({ id }) => id === search.wahl)
  // Just cancelled: it is no longer in the schedule, and can still be undone.
  const held = useHeldFahrten().find(({ id }) => id === search.wahl)
  const gone = balken === undefined ? held : undefined
  const title =
    balken?.typ === undefined || balken.typ === 'BUCHUNG' ? 'balken.fahrt' : (`sperre.${balken.typ}` as const)
  return (
    <Dialog
      opened={balken !== undefined || gone !== undefined}
      onClose={() => setSearch({ wahl: undefined }, true)}
      title={gone === undefined ? t(title) : t('fahrten.storniert', { kennzeichen: gone.kennzeichen })}
      size="md"
      card
    >
      {gone !== undefined && <Cancelled fahrt={gone} />}
      {balken !== undefined && zeile !== undefined && <Content stand={stand} zeile={zeile} balken={balken} />}
    </Dialog>
  )
}

/** A cancelled trip, with the button to undo the cancellation. */
function Cancelled({ fahrt }: { readonly fahrt: FahrzeugBuchungView }) {
  const range = useSpan()
  const jetzt = useSecond()
  const wann = range(fahrt.von, fahrt.bis)
  return (
    <div className={classes.form}>
      <p>{wann}</p>
      <Rueckgaengig fahrt={fahrt} jetzt={jetzt} wann={wann} />
    </div>
  )
}

interface ContentProps extends BarDialogProps {
  readonly zeile: Row
  readonly balken: Bar
}

function Content({ stand, zeile, balken }: ContentProps) {
  const { t } = useTranslation('fahrzeug')
  const range = useSpan()
  const { berechtigungen } = useSitzung()
  const von = instantAt(stand.excerpt, balken.von)
  const bis = instantAt(stand.excerpt, balken.bis)
  // Of other people's trips only the time may be shown.
  const readable = balken.eigen || berechtigungen.includes('fahrzeug_pflege')
  const unnamed = useUnnamed()
  const fahrer = balken.name ?? (readable && balken.typ === 'BUCHUNG' ? unnamed : null)
  return (
    <div className={classes.form}>
      <dl className={classes.facts}>
        <dt>{t('balken.fahrzeug')}</dt>
        <dd>
          <Kennzeichen text={zeile.fahrzeug.kennzeichen} />{' '}
          {t('karte.name', { marke: zeile.fahrzeug.marke, modell: zeile.fahrzeug.modell })}
        </dd>
        <dt>{t('balken.wann')}</dt>
        <dd>{range(von, bis)}</dd>
        <dt>{t('balken.status')}</dt>
        <dd>{t(`status.${standOf(balken, stand.clock, zeile.balken)}`)}</dd>
        {fahrer !== null && (
          <>
            <dt>{t('balken.fahrer')}</dt>
            <dd>{fahrer}</dd>
          </>
        )}
      </dl>
      {readable && <More stand={stand} balken={balken} />}
    </div>
  )
}

function More({ stand, balken }: Omit<ContentProps, 'zeile'>) {
  const { t } = useTranslation('fahrzeug')
  const { berechtigungen } = useSitzung()
  const query = useQuery(fahrtOptions(balken.id))
  const schritt = useFahrtStep()
  if (query.isPending) return <Loading height="4rem" />
  const fahrt = query.data
  if (fahrt === undefined) return null
  const { setSearch, zone, einstellungen, jetzt } = stand
  const pflege = berechtigungen.includes('fahrzeug_pflege')
  const may = possibleOf(fahrt, jetzt, { einstellungen, pflege })
  const open = fahrt.status === 'vorgemerkt' || fahrt.status === 'reserviert'
  const sperre = fahrt.status === 'verschlossen'
  const cancel = () =>
    schritt.start({ schritt: 'cancel', fahrt }, ({ gehaltenBis }) => {
      // The dialog stays open while the cancellation can be undone, for its button.
      if (gehaltenBis === null) setSearch({ wahl: undefined }, true)
    })
  const change = () =>
    setSearch({
      wahl: undefined,
      fahrzeug: fahrt.fahrzeugId,
      fahrt: fahrt.id,
      ...searchOfTrip(fahrt, zone),
    })
  return (
    <>
      <dl className={classes.facts}>
        {(['fahrtgrund', 'zielort', 'informationstext'] as const).map(
          (key) =>
            fahrt[key] !== '' && (
              <div key={key} style={{ display: 'contents' }}>
                <dt>{t(`balken.${key}`)}</dt>
                <dd>{fahrt[key]}</dd>
              </div>
            ),
        )}
      </dl>
      <div className={classes.buttons}>
        {!sperre && (
          <Link to={fahrtPath(fahrt.id)} className={link.plain}>
            {t('fertig.zurFahrt')}
          </Link>
        )}
        {open && (may.aendern || pflege) && (
          <Button size="md" variant="default" onClick={change}>
            {t('fahrten.aendern')}
          </Button>
        )}
        {(may.stornieren || (sperre && pflege)) && (
          <Button size="md" variant="default" loading={schritt.busy} onClick={cancel}>
            {t(sperre ? 'sperre.aufheben' : 'fahrten.stornieren')}
          </Button>
        )}
      </div>
    </>
  )
}
