import { isChanged } from '#components/ui/browser/is-changed.ts'
import { onUse } from '#islands/on-use.ts'

/** Filters a listing without reloading the page. Without this script the form and the links do the same. */
const listing = document.querySelector<HTMLElement>('[data-listing]')
const form = document.querySelector<HTMLFormElement>('[data-filters]')
const { dataset } = document.documentElement
/** The policy of this page does not allow the one of another page’s first picture, not even where it has no effect. */
const STYLES = /<style[^]*?<\/style>/g
let latest = 0
let here = pageOf(location)

if (listing && form) {
  listing.dataset['smooth'] = ''
  form.addEventListener('change', () => void show(addressOf(form)))
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (form.matches(':popover-open')) form.hidePopover()
    void show(addressOf(form))
  })
  listing.addEventListener('click', (event) => {
    const link =
      event.target instanceof Element && event.target.closest<HTMLAnchorElement>('[data-smooth-link]')
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    void show(link.href)
  })
  addEventListener('popstate', () => {
    // A link within the page, such as the skip link, also fires this event and changes nothing.
    if (pageOf(location) === here) return
    here = pageOf(location)
    void show(location.href, false)
  })
  document.addEventListener('click', (event) => {
    if (event.target instanceof Element && !event.target.closest('#filters details')) closePanels(form)
  })
  form.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') closePanels(form)
  })
  onUse(form, () => {
    import('./span-slider.ts').then((sliders) => sliders.startSpanSliders()).catch(() => null)
  })
  // A filter that was chosen before the script was there.
  if (isChanged(form)) void show(addressOf(form))
}

function closePanels(within: HTMLElement) {
  if (!matchMedia('(width >= 64rem)').matches) return
  const open = within.querySelector<HTMLDetailsElement>('details[open]')
  if (open?.contains(document.activeElement)) open.querySelector('summary')?.focus()
  open?.removeAttribute('open')
}

/** The address that the form would load, without empty fields and with one parameter for each filter. */
function addressOf(filters: HTMLFormElement): string {
  const values = new Map<string, string[]>()
  for (const [name, value] of new FormData(filters))
    if (typeof value === 'string' && value) values.set(name, [...(values.get(name) ?? []), value])
  const query = [...values]
    .map(([name, list]) => `${name}=${list.map(encodeURIComponent).join(',')}`)
    .join('&')
  return `${filters.action.split('?')[0]}${query && `?${query}`}`
}

async function show(address: string, isNew = true) {
  const turn = ++latest
  if (dataset['newBuild']) return void location.assign(address)
  listing?.setAttribute('aria-busy', 'true')
  const response = await fetch(address).catch(() => null)
  if (turn !== latest) return
  // On any failure the browser loads the page.
  if (!response?.ok) return void location.assign(address)
  const next = new DOMParser().parseFromString((await response.text()).replace(STYLES, ''), 'text/html')
  if (turn !== latest) return
  // Parts of a newer build do not fit into this page.
  if (next.documentElement.dataset['build'] !== dataset['build']) return void location.assign(address)
  if (isNew) history.pushState(null, '', address)
  here = pageOf(location)
  const swap = () => replaceParts(next)
  if (document.startViewTransition && !matchMedia('(prefers-reduced-motion: reduce)').matches)
    // A view transition that a newer filter interrupts has still replaced the parts.
    document.startViewTransition(swap).ready.catch(() => {})
  else swap()
}

/** Replaces the parts that changed; open panels stay open, and the focus stays where it was. */
function replaceParts(next: Document) {
  const open = form?.querySelector<HTMLDetailsElement>('details[open]')?.dataset['key']
  const scrolled = form?.querySelector('details[open] .panel')?.scrollTop ?? 0
  const focused = sameAs(document.activeElement)
  for (const part of document.querySelectorAll<HTMLElement>('[data-swap]')) {
    const replacement = next.querySelector(`[data-swap="${part.dataset['swap']}"]`)
    if (replacement) part.replaceChildren(...replacement.childNodes)
  }
  document.title = next.title
  document.dispatchEvent(new Event('listing:change'))
  listing?.removeAttribute('aria-busy')
  const panel = open && form?.querySelector<HTMLDetailsElement>(`details[data-key="${open}"]`)
  if (panel) {
    panel.open = true
    panel.querySelector('.panel')?.scrollTo({ top: scrolled })
  }
  if (focused) form?.querySelector<HTMLElement>(focused)?.focus({ preventScroll: true })
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

function pageOf({ pathname, search }: Location): string {
  return pathname + search
}
