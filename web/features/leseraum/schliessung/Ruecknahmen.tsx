import { RuecknahmeListe } from '../../schliessung/components/RuecknahmeListe.tsx'
import { SCHLIESSUNG } from './art.ts'

interface RuecknahmenProps {
  /** Null: of several plans at once. */
  readonly grundrissId: string | null
  readonly onDone: () => unknown
}

/** Closures of a plan that can still be undone. */
export function Ruecknahmen({ grundrissId, onDone }: RuecknahmenProps) {
  return (
    <RuecknahmeListe
      art={SCHLIESSUNG}
      only={(one) => (one.anlass === 'zeiten' ? grundrissId === null : one.grundrissId === grundrissId)}
      onDone={onDone}
    />
  )
}
