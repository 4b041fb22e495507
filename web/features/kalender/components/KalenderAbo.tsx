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
  /** How the section stands in its page. */
  readonly className?: string | undefined
  /** It is what somebody came for; otherwise nothing is asked for before they want to see it. */
  readonly open?: true
}

/** The address of a calendar: whether there is one, what it shows to whom, and how programs come to it. */
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
