/** Of arrows `from → to` those from whose head one comes back to their foot. */
export function arrowsInCircles(arrows: ReadonlySet<string>): string[] {
  const heads = new Map<string, string[]>()
  for (const arrow of arrows) {
    const [own = '', other = ''] = arrow.split(' → ')
    heads.set(own, [...(heads.get(own) ?? []), other])
  }
  return [...arrows].filter((arrow) => {
    const [own = '', other = ''] = arrow.split(' → ')
    const reached = new Set([other])
    for (const name of reached) for (const next of heads.get(name) ?? []) reached.add(next)
    return reached.has(own)
  })
}
