import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Note } from '../../../ui/Note.tsx'
import { angeboteOptions } from '../api/anmeldung.ts'
import { Offers } from './Offers.tsx'
import classes from './Ways.module.css'

interface WaysProps {
  readonly domain: string | null
  readonly einladung?: string
}

/** The services of the house at its sign-in, and for who was invited. */
export function Ways({ domain, einladung }: WaysProps) {
  const { t } = useTranslation('dienst')
  const { data } = useQuery(angeboteOptions(domain))
  if (data === undefined || data.angebote.length === 0) return null
  const { angebote, pflicht } = data
  if (einladung !== undefined)
    return (
      <div>
        <p>{t('einladung')}</p>
        <Offers angebote={angebote} einladung={einladung} />
      </div>
    )
  return (
    <Offers angebote={angebote}>
      {pflicht ? (
        <Note kind="hint">{t('pflicht')}</Note>
      ) : (
        domain === null && <p className={classes.or}>{t('oder')}</p>
      )}
    </Offers>
  )
}
