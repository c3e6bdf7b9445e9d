import { textChanges } from '#domain/content/text-changes.ts'

/**
 * Shows edited texts before the server has rendered them: those that appear exactly once on the page, with their previous wording.
 * Everything else waits for the server. The result undoes it.
 */
export function showTypedText(page: Document, drawn: object, typed: object): () => void {
  const [old, fresh] = [partsOf(drawn), partsOf(typed)]
  const guessed = textChanges(old.content, fresh.content).flatMap(({ uid, before, after }) => {
    const block = page.querySelector(`[data-blok-uid="${CSS.escape(`${String(fresh.id)}-${uid}`)}"]`)
    const places = block ? textsIn(block).filter(({ data }) => printed(data) === printed(before)) : []
    const [place] = places
    return place && places.length === 1 ? [{ place, shown: place.data, after }] : []
  })
  for (const { place, after } of guessed) place.data = after
  return () => {
    for (const { place, shown } of guessed) place.data = shown
  }
}

const partsOf = (story: object): { id?: unknown; content?: unknown } => story

/** Spaces that do not break come from the typesetting, not from the editor. */
const printed = (words: string): string => words.replaceAll(/\s+/g, ' ').trim()

function textsIn(block: Element): Text[] {
  const walk = document.createTreeWalker(block, NodeFilter.SHOW_TEXT)
  const found: Text[] = []
  for (let node = walk.nextNode(); node; node = walk.nextNode()) if (node instanceof Text) found.push(node)
  return found
}
