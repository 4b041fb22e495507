import { SegmentedControl } from '@mantine/core'
import { useAddress } from '../../../platform/address/useAddress.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { POSTAUSGANG_ADDRESS, STATUS } from '../model/address.ts'
import classes from './Post.module.css'
import { PostListe } from './PostListe.tsx'

const ALL = 'alle'

/** What was sent and what waits, of one status or of all. */
export function Post() {
  const { t } = useTranslation('auftrag')
  const { search, setSearch } = useAddress(POSTAUSGANG_ADDRESS)
  const { status } = search
  return (
    <>
      <div className={classes.choice}>
        <SegmentedControl
          aria-label={t('post.status')}
          data={[
            { value: ALL, label: t('post.alle') },
            { value: 'wartend', label: t('post.wartend') },
            { value: 'gesendet', label: t('post.gesendet') },
            { value: 'fehlgeschlagen', label: t('post.fehlgeschlagenKurz') },
          ]}
          value={status ?? ALL}
          onChange={(value) => setSearch({ status: STATUS.find((known) => known === value) })}
        />
      </div>
      <PostListe status={status} onAll={() => setSearch({ status: undefined })} />
    </>
  )
}
