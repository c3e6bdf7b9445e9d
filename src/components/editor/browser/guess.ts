import { changedWords } from '#domain/content/changed-words.ts'

/**
 * Puts on the page what was typed before the server has drawn it: words that stand there once, as they stood in the story. Everything else
 * waits for the server. Gives what takes it back.
 */
export function guess(page: Document, before: object, now: object): () => void {
  const [old, fresh] = [partsOf(before), partsOf(now)]
  const guessed = changedWords(old.content, fresh.content).flatMap(({ uid, was, is }) => {
    const block = page.querySelector(`[data-blok-uid="${CSS.escape(`${String(fresh.id)}-${uid}`)}"]`)
    const places = block ? textsIn(block).filter(({ data }) => printed(data) === printed(was)) : []
    const [place] = places
    return place && places.length === 1 ? [{ place, shown: place.data, is }] : []
  })
  for (const { place, is } of guessed) place.data = is
  return () => {
    for (const { place, shown } of guessed) place.data = shown
  }
}

const partsOf = (story: object): { id?: unknown; content?: unknown } => story

/** Blanks that do not break are none of the editor's. */
const printed = (words: string): string => words.replaceAll(/\s+/g, ' ').trim()

function textsIn(block: Element): Text[] {
  const walk = document.createTreeWalker(block, NodeFilter.SHOW_TEXT)
  const found: Text[] = []
  for (let node = walk.nextNode(); node; node = walk.nextNode()) if (node instanceof Text) found.push(node)
  return found
}
