/** The parts of a page that a story may change. */
export type PageParts = { main: Element | null; footer: Element | null }

export const pagePartsOf = (page: Document): PageParts => ({
  main: page.querySelector('#main'),
  footer: page.querySelector('body > footer'),
})

/**
 * Updates the page to what the server renders now. It compares the new rendering with the previous one: unchanged elements stay as they
 * are, with the changes that scripts and the reader have made. Scroll position and cursor stay.
 */
export function patchPage(shown: PageParts, before: PageParts, now: PageParts): void {
  for (const part of ['main', 'footer'] as const) {
    const [live, old, fresh] = [shown[part], before[part], now[part]]
    if (live && old && fresh && !old.isEqualNode(fresh)) bring(live, old, fresh.cloneNode(true) as Element)
  }
}

/** Identifies blocks independently of their position. */
const keyOf = (node: Node): string | undefined =>
  node instanceof Element ? node.getAttribute('data-blok-uid') || node.id || undefined : undefined

function bring(live: Element, old: Element, fresh: Element): void {
  attributes(live, old, fresh)
  const [olds, freshNodes] = [[...old.childNodes], [...fresh.childNodes]]
  const lives = [...live.childNodes]
  // The page itself has added or removed elements here: children can no longer be matched.
  if (lives.length !== olds.length || lives.some((child, index) => !isSameKind(child, olds[index]))) {
    live.replaceChildren(...freshNodes)
    return
  }
  const free = new Set(olds.keys())
  let last: ChildNode | null = null
  for (const child of freshNodes) {
    const index = [...free].find((at) => isTwin(olds[at], child))
    const [matched, was] = index === undefined ? [] : [lives[index], olds[index]]
    if (index !== undefined) free.delete(index)
    const placed: ChildNode = matched ?? child
    const next: ChildNode | null = last ? last.nextSibling : live.firstChild
    if (placed !== next) live.insertBefore(placed, next)
    if (matched && was) update(matched, was, child)
    last = placed
  }
  for (const index of free) lives[index]?.remove()
}

function update(live: ChildNode, old: ChildNode, fresh: ChildNode): void {
  if (old.isEqualNode(fresh)) return
  if (live instanceof Element && old instanceof Element && fresh instanceof Element) {
    // React owns the contents of its islands: an island starts anew with its new props.
    if (live.localName === 'astro-island') live.replaceWith(fresh)
    else bring(live, old, fresh)
  } else live.nodeValue = fresh.nodeValue
}

const isSameKind = (one: Node, other: Node | undefined): boolean => one.nodeName === other?.nodeName

const isTwin = (old: Node | undefined, fresh: Node): boolean =>
  old !== undefined && isSameKind(old, fresh) && keyOf(old) === keyOf(fresh)

/** Only attributes that the server changed; those that scripts have set stay. */
function attributes(live: Element, old: Element, fresh: Element): void {
  const names = new Set([...old.getAttributeNames(), ...fresh.getAttributeNames()])
  for (const name of names) {
    const value = fresh.getAttribute(name)
    if (value === old.getAttribute(name)) continue
    if (value === null) live.removeAttribute(name)
    else live.setAttribute(name, value)
  }
}
