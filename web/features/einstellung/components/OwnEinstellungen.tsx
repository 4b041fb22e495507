import { PAGE } from '@platzwart/contract/paths'
import { useChoosesOwn } from '../../../platform/session/useChoosesOwn.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { favoritOptions } from '../api/favoriten.ts'
import { FAHRZEUG_GRENZEN, MAIL_GRUPPEN } from '../model/fields.ts'
import { Favoriten, type FavoritenArt } from './Favoriten.tsx'
import { OwnGrenzen } from './own/OwnGrenzen.tsx'
import { OwnMails } from './own/OwnMails.tsx'
import { OwnZeiten } from './own/OwnZeiten.tsx'
import { WithEinstellungen } from './WithEinstellungen.tsx'

const FAVORITEN: FavoritenArt = {
  name: 'fahrzeug.favoriten',
  words: 'fahrzeuge',
  to: PAGE.fahrzeuge,
  options: favoritOptions,
}

/** One's own settings; read-only in a house without own choices. */
export function OwnEinstellungen() {
  const { t } = useTranslation('einstellung')
  const choosesOwn = useChoosesOwn()
  return (
    <WithEinstellungen>
      {(views, of) => {
        const favoriten = of(FAVORITEN.name)
        return (
          <>
            {choosesOwn && (
              <>
                <OwnMails views={views} gruppen={MAIL_GRUPPEN} immer={t('mails.immer')} />
                <OwnZeiten views={views} />
                {favoriten && <Favoriten art={FAVORITEN} view={favoriten} />}
              </>
            )}
            <OwnGrenzen views={views} sections={FAHRZEUG_GRENZEN} />
          </>
        )
      }}
    </WithEinstellungen>
  )
}
