import { ActionIcon, Button } from '@mantine/core'
import type { FahrzeugHit } from '@platzwart/contract/fahrzeug'
import { IconLock, IconStar, IconStarFilled } from '@tabler/icons-react'
import { useChoosesOwn } from '../../../platform/session/useChoosesOwn.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Gruende } from '../../../ui/Gruende.tsx'
import { grundOfProblem } from '../../../ui/grund.ts'
import { useFavorit } from '../../einstellung/model/useFavorit.ts'
import { Fahrzeugbild } from '../../flotte/components/Fahrzeugbild.tsx'
import { FahrzeugData, FahrzeugZustand } from '../../flotte/components/FahrzeugData.tsx'
import { Kennzeichen } from '../../flotte/components/Kennzeichen.tsx'
import classes from './FahrzeugKarte.module.css'

interface FahrzeugKarteProps {
  readonly treffer: FahrzeugHit
  readonly favoriten: ReadonlySet<string>
  /** The label of the button: book, or choose for the edited trip. */
  readonly aktion: string
  readonly onChoose: () => void
}

/** A car, its condition, and whether this driver may book it; if not, why. */
export function FahrzeugKarte({ treffer, favoriten, aktion, onChoose }: FahrzeugKarteProps) {
  const { t } = useTranslation('fahrzeug')
  const choosesOwn = useChoosesOwn()
  const { fahrzeug, buchbar, freigabeNoetig, issues } = treffer
  const name = t('karte.name', { marke: fahrzeug.marke, modell: fahrzeug.modell })
  const label = buchbar ? aktion : t('karte.ansehen')
  return (
    <article
      className={classes.karte}
      data-buchbar={buchbar ? '' : undefined}
      aria-label={`${fahrzeug.kennzeichen}, ${name}`}
    >
      <div className={classes.bild}>
        <Fahrzeugbild bild={fahrzeug.bild} kategorie={fahrzeug.kategorie} />
      </div>
      <div className={classes.words}>
        <div className={classes.head}>
          <div className={classes.title}>
            <h3>{name}</h3>
            <Kennzeichen text={fahrzeug.kennzeichen} />
          </div>
          {choosesOwn && (
            <StarButton favoriten={favoriten} id={fahrzeug.id} kennzeichen={fahrzeug.kennzeichen} />
          )}
        </div>
        <FahrzeugData fahrzeug={fahrzeug} />
        <FahrzeugZustand fahrzeug={fahrzeug} />
        {!buchbar && issues.length > 0 && (
          <div className={classes.why}>
            <IconLock size={16} stroke={1.75} aria-hidden />
            <Gruende gruende={issues.map(grundOfProblem)} />
          </div>
        )}
      </div>
      <div className={classes.actions}>
        {freigabeNoetig && buchbar && <span className={classes.freigabe}>{t('karte.freigabe')}</span>}
        <Button
          variant={buchbar ? 'filled' : 'default'}
          aria-label={t('karte.aktionName', { aktion: label, kennzeichen: fahrzeug.kennzeichen })}
          onClick={onChoose}
        >
          {label}
        </Button>
      </div>
    </article>
  )
}

interface StarButtonProps {
  readonly favoriten: ReadonlySet<string>
  readonly id: string
  readonly kennzeichen: string
}

function StarButton({ favoriten, id, kennzeichen }: StarButtonProps) {
  const { t } = useTranslation('fahrzeug')
  const favorit = useFavorit('fahrzeug.favoriten', favoriten, id)
  const Star = favorit.is ? IconStarFilled : IconStar
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={36}
      className={classes.star ?? ''}
      aria-label={t('karte.favorit', { kennzeichen })}
      aria-pressed={favorit.is}
      onClick={favorit.toggle}
    >
      <Star size={20} aria-hidden />
    </ActionIcon>
  )
}
