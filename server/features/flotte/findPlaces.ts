/** Characters of an id that are read first: 48 bits of chance, the most that a number holds exactly. */
const TAIL = 12
const UUID_LENGTH = 36
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

/** Several ids end like this: the whole decides. */
const SEVERAL = -1

/**
 * Where things stand in a list, by ids that lie in a long text of many: by the number at the id's end, which is ten times as quick as cutting
 * each id out and looking it up. Ids that end alike, which chance all but rules out, are told apart by the whole.
 *
 * @param others ids that may be asked for and are not in the list; undefined is their place
 */
export function findPlaces(
  ids: readonly string[],
  others: readonly string[] = [],
): (text: string, end: number) => number | undefined {
  const byTail = new Map<number, number>()
  const byId = new Map<string, number>()
  const add = (id: string, place: number) => {
    const tail = tailOf(id, id.length)
    const known = byTail.get(tail)
    if (known === undefined) byTail.set(tail, place)
    else {
      byTail.set(tail, SEVERAL)
      for (const one of [known, place]) if (one >= 0 && one < ids.length) byId.set(ids[one] as string, one)
    }
  }
  for (const [place, id] of ids.entries()) add(id, place)
  for (const id of others) add(id, ids.length)
  return (text, end) => {
    const place = byTail.get(tailOf(text, end))
    if (place === SEVERAL) return byId.get(text.slice(end - UUID_LENGTH, end))
    return place === ids.length ? undefined : place
  }
}
