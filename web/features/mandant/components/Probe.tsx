import type { MandantDetail } from '@platzwart/contract/mandant'
import { UNTERGRUENDE, type Untergrund } from '@platzwart/domain/mandant/untergrund'
import type { CSSProperties } from 'react'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { Wordmark } from '../../../ui/Wordmark.tsx'
import { PRODUCT, shownColour } from '../model/shownColour.ts'
import { Logo } from './Logo.tsx'
import { LogoChoice } from './LogoChoice.tsx'
import classes from './Probe.module.css'

interface ProbeProps {
  readonly mandant: MandantDetail
  /** As they are typed. */
  readonly name: string
  readonly akzent: string
}

/** How the house looks on light and on dark ground, with the logo for each. */
export function Probe({ mandant, name, akzent }: ProbeProps) {
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
          <LogoChoice mandant={mandant} untergrund={untergrund} />
        </section>
      ))}
    </Panel>
  )
}

type HeadProps = Pick<ProbeProps, 'mandant' | 'name'> & { readonly untergrund: Untergrund }

function Head({ mandant: { logo, logoDunkel }, name, untergrund }: HeadProps) {
  if (logo === null && logoDunkel === null) return <Wordmark text={name} />
  return <Logo logo={logo} logoDunkel={logoDunkel} dark={untergrund === 'dunkel'} alt="" />
}
