import { useEffect, useState } from 'react'
import type { Anhang } from './uebergabe.ts'

/** An object URL of a picture on the device; null for other files. */
export function usePreview(anhang: Anhang | undefined): string | null {
  const bytes = anhang?.typ === 'image/jpeg' ? anhang.bytes : null
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    if (bytes === null) return setUrl(null)
    const made = URL.createObjectURL(new Blob([bytes], { type: 'image/jpeg' }))
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [bytes])
  return url
}
