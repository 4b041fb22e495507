import { useEffect, useState } from 'react'
import type { Anhang } from './uebergabe.ts'

/** An address under which this page alone shows a picture that lies on the device; null for what is no picture. */
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
