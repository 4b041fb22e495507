import { UNTERGRUENDE, type Untergrund } from '@platzwart/domain/mandant/untergrund'
import type { CSSProperties } from 'react'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Logo } from '../../../ui/Logo.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { Wordmark } from '../../../ui/Wordmark.tsx'
import { PRODUCT, shownColour } from '../model/shownColour.ts'
import { LogoChoice, type LogoSaving, type Logos } from './LogoChoice.tsx'
import classes from './Probe.module.css'

interface ProbeProps<M extends Logos> {
  readonly mandant: Logos
  readonly saving: LogoSaving<M>
  /** The unsaved values. */
  readonly name: string
  readonly akzent: string
}

/** The house's look on light and dark background, with the logo for each. */
export function Probe<M extends Logos>({ mandant, name, akzent, saving }: ProbeProps<M>) {
  const { t } = useTranslation('haus')
  const colour = { '--probe': shownColour(akzent) ?? PRODUCT } as CSSProperties
  return (
    <Panel className={classes.root} aria-labelledby="probe">
      <h2 id="probe">{t('probe.titel')}</h2>
      {UNTERGRUENDE.map((untergrund) => (
        <section key={untergrund} className={classes.one} aria-label={t(`probe.${untergrund}`)}>
          <h3>{t(`probe.${untergrund}`)}</h3>
          <div className={classes.sheet} data-untergrund={untergrund} style={colour} aria-hidden>
            <div className={classes.head}>
              <Head mandant={mandant} name={name} untergrund={untergrund} />
            </div>
            <div className={classes.body}>
              <span className={classes.button}>{t('probe.knopf')}</span>
              <span className={classes.link}>{t('probe.link')}</span>
            </div>
          </div>
          <LogoChoice mandant={mandant} untergrund={untergrund} saving={saving} />
        </section>
      ))}
    </Panel>
  )
}

interface HeadProps {
  readonly mandant: Logos
  readonly name: string
  readonly untergrund: Untergrund
}

function Head({ mandant: { logo, logoDunkel }, name, untergrund }: HeadProps) {
  if (logo === null && logoDunkel === null) return <Wordmark text={name} />
  return <Logo logo={logo} logoDunkel={logoDunkel} dark={untergrund === 'dunkel'} alt="" />
}
