/** What a story may change on a page. */
export type Parts = { main: Element | null; footer: Element | null }

export const partsOf = (page: Document): Parts => ({
  main: page.querySelector('#main'),
  footer: page.querySelector('body > footer'),
})

/**
 * Brings what is shown up to what the server draws now. Compared is with what it drew before: what did not change there is left alone,
 * with whatever scripts and the reader have made of it. The page stays where it was scrolled to, and the cursor in its field.
 */
export function swap(shown: Parts, before: Parts, now: Parts): void {
  for (const part of ['main', 'footer'] as const) {
    const [live, old, fresh] = [shown[part], before[part], now[part]]
    if (live && old && fresh && !old.isEqualNode(fresh)) bring(live, old, fresh.cloneNode(true) as Element)
  }
}

/** Tells blocks apart, wherever among the others they stand. */
const keyOf = (node: Node): string | undefined =>
  node instanceof Element ? node.getAttribute('data-blok-uid') || node.id || undefined : undefined

function bring(live: Element, old: Element, fresh: Element): void {
  attributes(live, old, fresh)
  const [olds, wanted] = [[...old.childNodes], [...fresh.childNodes]]
  const lives = [...live.childNodes]
  // Something of the page's own has come or gone here: nobody can tell any more which child was which.
  if (lives.length !== olds.length || lives.some((child, index) => !isSameKind(child, olds[index]))) {
    live.replaceChildren(...wanted)
    return
  }
  const free = new Set(olds.keys())
  let last: ChildNode | null = null
  for (const child of wanted) {
    const index = [...free].find((at) => isTwin(olds[at], child))
    const [kept, was] = index === undefined ? [] : [lives[index], olds[index]]
    if (index !== undefined) free.delete(index)
    const placed: ChildNode = kept ?? child
    const next: ChildNode | null = last ? last.nextSibling : live.firstChild
    if (placed !== next) live.insertBefore(placed, next)
    if (kept && was) update(kept, was, child)
    last = placed
  }
  for (const index of free) lives[index]?.remove()
}

function update(live: ChildNode, old: ChildNode, fresh: ChildNode): void {
  if (old.isEqualNode(fresh)) return
  if (live instanceof Element && old instanceof Element && fresh instanceof Element) {
    // What React keeps is React's: it begins anew with what it is given now.
    if (live.localName === 'astro-island') live.replaceWith(fresh)
    else bring(live, old, fresh)
  } else live.nodeValue = fresh.nodeValue
}

const isSameKind = (one: Node, other: Node | undefined): boolean => one.nodeName === other?.nodeName

const isTwin = (old: Node | undefined, fresh: Node): boolean =>
  old !== undefined && isSameKind(old, fresh) && keyOf(old) === keyOf(fresh)

/** Those that the server changed; what scripts have set stays. */
function attributes(live: Element, old: Element, fresh: Element): void {
  const names = new Set([...old.getAttributeNames(), ...fresh.getAttributeNames()])
  for (const name of names) {
    const value = fresh.getAttribute(name)
    if (value === old.getAttribute(name)) continue
    if (value === null) live.removeAttribute(name)
    else live.setAttribute(name, value)
  }
}
