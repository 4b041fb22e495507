import { ActionIcon } from '@mantine/core'
import type { EinstellungView } from '@platzwart/contract/einstellung'
import type { EinstellungName } from '@platzwart/domain/einstellung/catalogue'
import { IconStar, IconX } from '@tabler/icons-react'
import { useQueries } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { formatNumber } from '../../../platform/format.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Panel } from '../../../ui/Panel.tsx'
import type { favoritOptions } from '../api/favoriten.ts'
import { useOwn } from '../model/useOwn.ts'
import classes from './Einstellung.module.css'
import { Herkunft } from './Herkunft.tsx'

/** A kind of favourites: texts, page, and the query of one. */
export interface FavoritenArt {
  readonly name: EinstellungName
  /** Prefix of its texts. */
  readonly words: 'fahrzeuge' | 'plaetze'
  readonly to: '/fahrzeuge' | '/leseraum/karte' | '/arbeitswelt/karte'
  readonly options: typeof favoritOptions
}

const idsOf = (wert: unknown) => (Array.isArray(wert) ? wert.map(String) : [])

interface FavoritenProps {
  readonly art: FavoritenArt
  readonly view: EinstellungView
}

/** The person's favourites, with a button to remove each. */
export function Favoriten({ art, view }: FavoritenProps) {
  const { words } = art
  const { t } = useTranslation('einstellung')
  const titel = t(`favoriten.${words}.titel`)
  const isArbeitswelt = art.name.startsWith('arbeitswelt.')
  const eigene = useOwn(art.name)
  const heading = useRef<HTMLHeadingElement>(null)
  const [removed, setRemoved] = useState('')
  const ids = idsOf(view.wert)
  const marked = useQueries({ queries: ids.map(art.options) })
  const darunter = idsOf(view.darunter?.wert)
  const wert =
    darunter.length === 0
      ? t('keine')
      : t(`favoriten.${words}.anzahl`, {
          count: darunter.length,
          anzahl: formatNumber(darunter.length),
        })
  const targets = { mandant: 'zurueck.haus', gruppe: 'zurueck.gruppe' } as const
  const ziel =
    view.darunter && view.darunter.herkunft in targets
      ? targets[view.darunter.herkunft as keyof typeof targets]
      : 'zurueck.vorgabe'
  function remove(id: string, name: string) {
    eigene.setzen(ids.filter((one) => one !== id))
    setRemoved(t(`favoriten.${words}.entfernt`, { name }))
    heading.current?.focus()
  }
  return (
    <Panel aria-labelledby={art.name} className={classes.section ?? ''}>
      <div>
        <h2 id={art.name} ref={heading} tabIndex={-1}>
          {isArbeitswelt ? t('inArbeitswelt', { name: titel }) : titel}
        </h2>
        <p className={classes.quiet}>{t(`favoriten.${words}.text`)}</p>
      </div>
      {ids.length === 0 ? (
        <p>
          {t(`favoriten.${words}.leer`)}{' '}
          <Link to={art.to} activeOptions={{ exact: true }}>
            {t(`favoriten.${words}.suchen`)}
          </Link>
        </p>
      ) : (
        <ul className={classes.liste}>
          {ids.map((id, at) => (
            <Favorit
              key={id}
              words={words}
              favorit={marked[at]?.data}
              onRemove={(name) => remove(id, name)}
            />
          ))}
        </ul>
      )}
      <Herkunft
        feld={t(`favoriten.${words}.titel`)}
        herkunft={view.herkunft}
        told={eigene.gespeichert ? removed : undefined}
        ziel={view.herkunft === 'benutzer' ? t(ziel, { wert }) : undefined}
        onBack={eigene.zurueck}
      />
    </Panel>
  )
}

interface FavoritProps {
  readonly words: FavoritenArt['words']
  /** Undefined while loading, null if it is gone. */
  readonly favorit: { readonly name: string; readonly mehr: string } | null | undefined
  readonly onRemove: (name: string) => void
}

function Favorit({ words, favorit, onRemove }: FavoritProps) {
  const { t } = useTranslation('einstellung')
  const { t: shell } = useTranslation()
  const name = favorit?.name ?? t(`favoriten.${words}.weg`)
  return (
    <li className={classes.eintrag}>
      <IconStar size={18} stroke={1.75} aria-hidden />
      <span className={classes.words}>
        {favorit === undefined ? (
          shell('state.loading')
        ) : (
          <>
            <strong>{name}</strong>
            {favorit !== null && <span className={classes.quiet}>{favorit.mehr}</span>}
          </>
        )}
      </span>
      <ActionIcon
        variant="subtle"
        size={44}
        aria-label={t(`favoriten.${words}.entfernen`, { name })}
        onClick={() => onRemove(name)}
      >
        <IconX size={18} aria-hidden />
      </ActionIcon>
    </li>
  )
}
