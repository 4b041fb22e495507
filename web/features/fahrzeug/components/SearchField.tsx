import { Button, Collapse } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { fahrzeugRange } from '@platzwart/domain/fahrzeug/window'
import { IconChevronDown, IconSearch } from '@tabler/icons-react'
import { useId, useRef, useState } from 'react'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { useSpan } from '../../flotte/model/useSpan.ts'
import { searchOf } from '../../flotte/model/window.ts'
import type { Suche } from '../model/useFahrzeugSuche.ts'
import { useSucheWords } from '../model/useSucheWords.ts'
import { FilterFields } from './FilterFields.tsx'
import classes from './SearchField.module.css'
import { WhoChoice } from './WhoChoice.tsx'
import { WindowChoice } from './WindowChoice.tsx'

interface SearchFieldProps {
  readonly suche: Suche
}

/** The search fields; on a phone folded into one line, so that the cars are visible at once. */
export function SearchField({ suche }: SearchFieldProps) {
  const { t } = useTranslation('fahrzeug')
  const klein = useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false }) === true
  return (
    <section className={classes.root} data-klein={klein ? '' : undefined} aria-label={t('fenster.titel')}>
      {klein ? <Folded suche={suche} /> : <Fields suche={suche} />}
    </section>
  )
}

/** The chosen time, driver and place; a press unfolds the fields. */
function Folded({ suche }: SearchFieldProps) {
  const { t } = useTranslation('fahrzeug')
  const span = useSpan()
  const words = useSucheWords(suche.search)
  const [open, setOpen] = useState(false)
  const fields = useId()
  const line = useRef<HTMLButtonElement>(null)
  const close = () => {
    setOpen(false)
    line.current?.focus()
  }
  return (
    <>
      <button
        ref={line}
        type="button"
        className={classes.line}
        aria-expanded={open}
        aria-controls={fields}
        onClick={() => setOpen(!open)}
      >
        <IconSearch size={18} stroke={1.75} aria-hidden />
        <span className={classes.words}>
          <b>{span(suche.zeitraum.von, suche.zeitraum.bis)}</b> <span>{words.join(' · ')}</span>
        </span>
        <IconChevronDown size={18} stroke={1.75} aria-hidden className={classes.arrow} />
      </button>
      <Collapse expanded={open} id={fields}>
        <div className={classes.inside}>
          <Fields suche={suche} />
          <Button onClick={close}>{t('fenster.zeigen')}</Button>
        </div>
      </Collapse>
    </>
  )
}

/** The window first, then the driver, then the filter. */
function Fields({ suche }: SearchFieldProps) {
  const { fenster, jetzt, zone, einstellungen, setSearch } = suche
  return (
    <>
      <div className={classes.when}>
        <WindowChoice
          quick
          fenster={fenster}
          lage={suche}
          letzterTag={fahrzeugRange(jetzt, zone, einstellungen).letzterTag}
          onChange={(next) => setSearch(searchOf(next))}
        />
        <WhoChoice search={suche.search} setSearch={setSearch} />
      </div>
      <FilterFields search={suche.search} setSearch={setSearch} />
    </>
  )
}
