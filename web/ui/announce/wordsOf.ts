/** The text of an element as it is read aloud: words of neighbouring elements do not run into one another. */
export function wordsOf(element: Element): string {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  let words = ''
  let before: Node | null = null
  while (walker.nextNode() !== null) {
    const { parentNode, nodeValue } = walker.currentNode
    words += (parentNode === before ? '' : ' ') + (nodeValue ?? '')
    before = parentNode
  }
  return words.replaceAll(/\s+/g, ' ').trim()
}
