import { isChanged } from '#components/ui/browser/is-changed.ts'
import { onFirstActivity } from '#islands/first-activity.ts'
import { ifReachable } from '#islands/offline.ts'
import { onUse } from '#islands/on-use.ts'

/** Filters a listing without reloading the page. Without this script the form and the links do the same. */
const listing = document.querySelector<HTMLElement>('[data-listing]')
const form = document.querySelector<HTMLFormElement>('[data-filters]')
let here = pageOf(location)
let lists: Promise<string> | undefined

if (listing && form) {
  listing.dataset['smooth'] = ''
  form.addEventListener('change', () => void show(addressOf(form)))
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (form.matches(':popover-open')) form.hidePopover()
    const address = addressOf(form)
    // Each change has been shown already.
    if (new URL(address, location.href).href !== location.href) void show(address)
  })
  listing.addEventListener('click', (event) => {
    const link =
      event.target instanceof Element &&
      event.target.closest<HTMLAnchorElement>('[data-smooth-link], [data-all-values]')
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    if ('allValues' in link.dataset) void complete(form).catch(() => load(link.href))
    else void show(link.href)
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
  // The values are small and come early, the script that puts them in with the first use.
  onFirstActivity(() => void valuesOf(form)?.catch(() => null))
  for (const part of listing.querySelectorAll('[data-filters], [popovertarget="filters"]'))
    onUse(part, () => void complete(form).catch(() => null))
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
    if (typeof value === 'string' && value && name !== 'filters')
      values.set(name, [...(values.get(name) ?? []), value])
  const query = [...values]
    .map(([name, list]) => `${name}=${list.map(encodeURIComponent).join(',')}`)
    .join('&')
  return `${filters.action.split('?')[0]}${query && `?${query}`}`
}

/** All values of the filters, as HTML; undefined where the page has them. */
function valuesOf(filters: HTMLFormElement): Promise<string> | undefined {
  if (!filters.querySelector('[data-all-values]')) return undefined
  return (lists ??= fetch(`${here}${here.includes('?') ? '&' : '?'}fragment=filters`)
    .then((response) => (response.ok ? response.text() : Promise.reject(new Error(response.statusText))))
    .catch((error: unknown) => {
      lists = undefined
      throw error
    }))
}

async function complete(filters: HTMLFormElement) {
  const [{ completeFilters }, values] = await Promise.all([import('./show-listing.ts'), valuesOf(filters)])
  completeFilters(values)
}

async function show(address: string, isNew = true) {
  try {
    const { showListing } = await import('./show-listing.ts')
    await showListing(address, isNew)
    here = pageOf(location)
  } catch {
    load(address)
  }
}

/** After any failure the browser loads the page; without a network this one stays. */
function load(address: string) {
  listing?.removeAttribute('aria-busy')
  void ifReachable(() => location.assign(address))
}

function pageOf({ pathname, search }: Location): string {
  return pathname + search
}
