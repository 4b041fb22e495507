/** Characters of an id that are read: 48 bits of chance, the most that a number holds exactly. */
const TAIL = 12
const DIGIT_0 = 48
const LETTER_A = 97

function tailOf(text: string, end: number): number {
  let tail = 0
  for (let at = end - TAIL; at < end; at++) {
    const code = text.charCodeAt(at)
    tail = tail * 16 + (code < LETTER_A ? code - DIGIT_0 : code - LETTER_A + 10)
  }
  return tail
}

/**
 * Where things stand in a list, by ids that lie in a long text of many: by the number at the id's end, which is ten times as quick as cutting
 * each id out and looking it up. Ids of one list that end alike, which chance all but rules out, are told apart by the whole.
 */
export function findPlaces(ids: readonly string[]): (text: string, end: number) => number | undefined {
  const byTail = new Map<number, number>()
  const alike = new Map<string, number>()
  for (const [place, id] of ids.entries()) {
    const tail = tailOf(id, id.length)
    const other = byTail.get(tail)
    if (other === undefined) byTail.set(tail, place)
    else for (const one of [other, place]) alike.set(ids[one] as string, one)
  }
  return (text, end) => {
    const place = byTail.get(tailOf(text, end))
    if (place === undefined) return undefined
    const length = (ids[place] as string).length
    return alike.size === 0 ? place : (alike.get(text.slice(end - length, end)) ?? place)
  }
}
