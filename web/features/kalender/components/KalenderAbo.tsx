import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Loading } from '../../../ui/loading/Loading.tsx'
import pflege from '../../../ui/pflege/pflege.module.css'
import { WhenRead } from '../../../ui/pflege/WhenRead.tsx'
import { type Abo, aboOptions } from '../api/abo.ts'
import { AboStand } from './AboStand.tsx'

interface KalenderAboProps {
  readonly abo: Abo
  /** CSS classes of the section in its page. */
  readonly className?: string | undefined
  /** Opens at once if the section is the page's purpose; otherwise it loads on demand. */
  readonly open?: true
}

/** A calendar's address: whether there is one, what it discloses and to whom, and how to subscribe. */
export function KalenderAbo({ abo, className = pflege.section, open }: KalenderAboProps) {
  const { t } = useTranslation('kalender')
  const heading = useId()
  const [shown, setShown] = useState(open === true)
  return (
    <section className={className} aria-labelledby={heading}>
      <h2 id={heading}>{t('abo.titel')}</h2>
      <p className={pflege.quiet}>{t(`abo.${abo.zeigt}`)}</p>
      {shown ? (
        <Read abo={abo} />
      ) : (
        <div className={pflege.buttons}>
          <Button variant="default" onClick={() => setShown(true)}>
            {t('abo.zeigen')}
          </Button>
        </div>
      )}
    </section>
  )
}

function Read({ abo }: { readonly abo: Abo }) {
  const query = useQuery(aboOptions(abo))
  return (
    <WhenRead query={query} waiting={<Loading height="6rem" />}>
      {({ link }) => <AboStand abo={abo} link={link} />}
    </WhenRead>
  )
}
