import { drawSliders } from './span-slider.ts'

const listing = document.querySelector<HTMLElement>('[data-listing]')
const form = document.querySelector<HTMLFormElement>('[data-filters]')
const { dataset } = document.documentElement
/** The policy of this page does not allow the one of another page’s first picture, not even where it has no effect. */
const STYLES = /<style[^]*?<\/style>/g
/** Says how many products there are. On a phone the number beside the filters is closed with them. */
const status = document.createElement('p')
status.className = 'unseen'
status.setAttribute('role', 'status')
listing?.append(status)
const LINK = '[data-smooth-link]'
let latest = 0

/**
 * Shows the listing of an address in place of the present one; `isNew` adds it to the history, unless it is the address already. Rejects if it
 * cannot be shown here.
 */
export async function showListing(address: string, isNew: boolean): Promise<void> {
  const turn = ++latest
  if (dataset['newBuild']) throw new Error('a newer build')
  listing?.setAttribute('aria-busy', 'true')
  const request = new URL(address, location.href)
  request.searchParams.set('filters', 'all')
  const response = await fetch(request).catch(() => null)
  if (turn !== latest) return
  if (!response?.ok) throw new Error('no answer')
  const next = parse(await response.text())
  if (turn !== latest) return
  if (next.documentElement.dataset['build'] !== dataset['build'])
    throw new Error('parts of a newer build do not fit into this page')
  if (isNew && new URL(address, location.href).href !== location.href) history.pushState(null, '', address)
  // Without a view transition: until it ended, presses would not reach the filters, and would close them.
  replaceParts(next)
}

/** Puts all values into the filters, where they have come, and draws their sliders. Nothing that is open, focused or chosen changes. */
export function completeFilters(values: string | undefined): void {
  // What came with a change of the listing has all values, and is newer.
  if (values !== undefined && latest === 0 && form?.querySelector('[data-all-values]'))
    fillPanels(parse(values))
  drawSliders()
}

function fillPanels(next: Document) {
  const active = document.activeElement
  const link = active?.closest('[data-all-values]')
  const focused = sameAs(active)
  const panel = link?.closest('.panel')
  for (const group of next.querySelectorAll<HTMLElement>('details[data-key]'))
    form
      ?.querySelector(`details[data-key="${group.dataset['key']}"] > .panel`)
      ?.replaceChildren(...(group.querySelector('.panel')?.childNodes ?? []))
  if (panel) panel.querySelector<HTMLElement>('input:enabled, select')?.focus({ preventScroll: true })
  else if (focused) form?.querySelector<HTMLElement>(focused)?.focus({ preventScroll: true })
}

/** Replaces the parts that changed; open panels stay open, and the focus stays where it was. */
function replaceParts(next: Document) {
  const open = form?.querySelector<HTMLDetailsElement>('details[open]')?.dataset['key']
  const scrolled = form?.querySelector('details[open] .panel')?.scrollTop ?? 0
  const active = document.activeElement
  const focused = sameAs(active)
  const from = active?.matches(LINK) ? active.closest<HTMLElement>('[data-swap]') : null
  const place = from ? [...from.querySelectorAll(LINK)].findIndex((each) => each === active) : 0
  for (const part of document.querySelectorAll<HTMLElement>('[data-swap]')) {
    const replacement = next.querySelector(`[data-swap="${part.dataset['swap']}"]`)
    if (replacement) part.replaceChildren(...replacement.childNodes)
  }
  drawSliders()
  const sort = next.querySelector<HTMLSelectElement>('[name="sort"]')
  if (form && sort) form['sort'].value = sort.value
  document.title = next.title
  document.dispatchEvent(new Event('listing:change'))
  listing?.removeAttribute('aria-busy')
  const panel = open && form?.querySelector<HTMLDetailsElement>(`details[data-key="${open}"]`)
  if (panel) {
    panel.open = true
    panel.querySelector('.panel')?.scrollTo({ top: scrolled })
  }
  if (focused) form?.querySelector<HTMLElement>(focused)?.focus({ preventScroll: true })
  if (from) focusLink(from, place)
  status.textContent = form?.querySelector('[data-swap="total"]')?.textContent ?? ''
}

/** A link that was pressed may be gone: the one in its place gets the focus, else the last, else the part of the page that they were in. */
function focusLink(part: HTMLElement, place: number) {
  const links = part.querySelectorAll<HTMLElement>(LINK)
  const next = links[Math.min(place, links.length - 1)]
  if (!next) part.tabIndex = -1
  const target = next ?? part
  target.focus({ preventScroll: true })
}

/** Finds the new element for a focused one among the filters. */
function sameAs(element: Element | null): string | null {
  if (element instanceof HTMLInputElement && element.type === 'checkbox')
    return `[name="${element.name}"][value="${element.value}"]`
  if (element instanceof HTMLInputElement || element instanceof HTMLSelectElement)
    return `[name="${element.name}"]`
  const panel = element?.parentElement?.dataset['key']
  return panel ? `[data-key="${panel}"] > summary` : null
}

const parse = (html: string): Document =>
  new DOMParser().parseFromString(html.replace(STYLES, ''), 'text/html')
