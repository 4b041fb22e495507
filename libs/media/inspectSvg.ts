import sax, { type QualifiedTag } from 'sax'
import { MAX_SVG_BYTES } from './limits.ts'

// A path may be as long as the drawing, whose total size is limited.
Object.assign(sax, { MAX_BUFFER_LENGTH: Number.POSITIVE_INFINITY })

const SVG = 'http://www.w3.org/2000/svg'

/** Active elements, or elements that can contain active content. */
const ACTIVE: ReadonlySet<string> = new Set(['script', 'handler', 'listener', 'foreignobject', 'iframe'])

/** Elements that load what they reference. */
const FETCHES: ReadonlySet<string> = new Set(['image', 'use', 'feimage', 'tref', 'font-face-uri'])

/** A reference within the drawing, or an embedded picture. */
const WITHIN = /^(?:#|data:image\/(?:png|jpe?g|gif|webp)[;,])/i

/** Classifies a file as SVG: harmless, active, too large, broken, or not SVG. */
export function inspectSvg(bytes: Uint8Array): 'drawing' | 'script' | 'tooLarge' | 'unreadable' | 'other' {
  const text = decoded(bytes)
  if (text === null) return 'other'
  let root: 'drawing' | 'other' | null = null
  let acts = false
  let broken = false
  const reader = sax.parser(true, { xmlns: true })
  reader.onopentag = (tag) => {
    const { local, uri, attributes } = tag as QualifiedTag
    root ??= local === 'svg' && uri === SVG ? 'drawing' : 'other'
    acts ||= doesSomething(local.toLowerCase(), Object.values(attributes))
  }
  reader.onerror = () => {
    broken = true
    reader.resume()
  }
  // In steps, so that a file that is not XML is not read to its end.
  for (let from = 0; from < text.length && !broken && root !== 'other'; from += STEP) {
    if (root !== null && text.length > MAX_SVG_BYTES) return 'tooLarge'
    reader.write(text.slice(from, from + STEP))
  }
  if (!broken && root !== 'other') reader.close()
  if (root !== 'drawing') return 'other'
  if (acts) return 'script'
  return broken ? 'unreadable' : 'drawing'
}

const STEP = 4096

function decoded(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

function doesSomething(
  element: string,
  attributes: readonly { readonly local: string; readonly value: string }[],
): boolean {
  if (ACTIVE.has(element)) return true
  return attributes.some(({ local, value }) => {
    const name = local.toLowerCase()
    if (name.startsWith('on')) return true
    if (name !== 'href' && name !== 'src') return false
    // Browsers ignore these characters before they read the scheme.
    const target = value.replaceAll(/[\p{Cc}\s]/gu, '')
    return (
      /^(?:javascript|vbscript|data:text)/i.test(target) || (FETCHES.has(element) && !WITHIN.test(target))
    )
  })
}
