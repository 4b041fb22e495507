export interface Device {
  readonly browser: string
  readonly system: string
}

/** In this order, because each browser also claims to be the ones after it. */
const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/Chrome\/|\bCriOS\/|\bChromium\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

const SYSTEMS: readonly [RegExp, string][] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b|\biPad\b/, 'iOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]

function first(list: readonly [RegExp, string][], text: string): string | undefined {
  return list.find(([pattern]) => pattern.test(text))?.[1]
}

/** The browser and system by which a person recognises a device; null if unknown. */
export function deviceOf(userAgent: string | null | undefined): Device | null {
  const text = (userAgent ?? '').slice(0, 500)
  const browser = first(BROWSERS, text)
  const system = first(SYSTEMS, text)
  return browser === undefined || system === undefined ? null : { browser, system }
}
