import { ifReachable } from '#islands/offline.ts'

const STORAGE_PREFIX = 'veduta.answers.'
/** The latest request of each questionnaire; an answer to an older one is dropped. */
const latestRequest = new WeakMap<HTMLElement, URL>()
let here = pageOf(location)

/** Questionnaires without reloading the page, also in an overlay. Without this script, forms and links do the same. */
export function initQuestionnaires(): void {
  document.addEventListener('submit', (event) => {
    const form = event.target
    const section = form instanceof HTMLFormElement && sectionOf(form)
    if (!section || !(form instanceof HTMLFormElement)) return
    event.preventDefault()
    const address = new URL(form.action)
    for (const [name, value] of new FormData(form)) address.searchParams.set(name, String(value))
    void showAnswers(section, address)
  })

  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-go]')
    const section = link && sectionOf(link)
    if (!section || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    if ('again' in link.dataset)
      withSessionStorage((tab) => tab.removeItem(STORAGE_PREFIX + section.dataset['questionnaire']))
    void showAnswers(section, new URL(link.href))
  })

  addEventListener('popstate', () => {
    // A link within the page, such as the skip link, also fires this event and changes nothing.
    if (pageOf(location) === here) return
    here = pageOf(location)
    for (const section of document.querySelectorAll<HTMLElement>('main [data-questionnaire]'))
      void showAnswers(section, new URL(location.href), false)
  })

  for (const section of document.querySelectorAll<HTMLElement>('[data-questionnaire]')) offerToResume(section)
}

const sectionOf = (element: Element) => element.closest<HTMLElement>('[data-questionnaire]')

async function showAnswers(section: HTMLElement, address: URL, isNew = true) {
  const name = section.dataset['questionnaire'] ?? ''
  const body = section.querySelector('[data-swap]')
  section.ariaBusy = 'true'
  latestRequest.set(section, address)
  const answer = await fetch(address).catch(() => null)
  if (latestRequest.get(section) !== address) return
  if (!answer?.ok) return load(section, address)
  const markup = (await answer.text()).replaceAll(/<style[\s\S]*?<\/style>/g, '')
  if (latestRequest.get(section) !== address) return
  const page = new DOMParser().parseFromString(markup, 'text/html')
  const next = page.getElementById(name)
  const nextBody = next?.querySelector('[data-swap]')
  if (!body || !next || !nextBody) return load(section, address)
  body.replaceChildren(...nextBody.childNodes)
  section.ariaBusy = 'false'
  const path = next.dataset['path']
  if (path) withSessionStorage((tab) => tab.setItem(STORAGE_PREFIX + name, path))
  section.querySelector<HTMLElement>('[data-resume]')?.setAttribute('hidden', '')
  // In an overlay the address is that of the page below.
  if (isNew && !section.closest('dialog')) history.pushState(null, '', address)
  here = pageOf(location)
  const focus = body.querySelector<HTMLElement>('[data-focus]')
  focus?.focus({ preventScroll: true })
  section.scrollIntoView({ block: 'start' })
}

/** After any failure the browser loads the page; without a network this one stays. */
function load(section: HTMLElement, address: URL) {
  section.ariaBusy = 'false'
  void ifReachable(() => location.assign(address))
}

/** Visitors who return to the first question may continue where they were. Stored as long as the tab is open. */
function offerToResume(section: HTMLElement) {
  const name = section.dataset['questionnaire'] ?? ''
  const path = section.dataset['path']
  const offer = section.querySelector<HTMLElement>('[data-resume]')
  const link = offer?.querySelector('a')
  if (path) return void withSessionStorage((tab) => tab.setItem(STORAGE_PREFIX + name, path))
  const answers = withSessionStorage((tab) => tab.getItem(STORAGE_PREFIX + name))
  if (!answers || !offer || !link) return
  const address = new URL(link.href)
  address.searchParams.set('answers', `${name}.${answers}`)
  link.href = address.href
  offer.hidden = false
}

/** Storage for the time that the tab is open; null in a browser without storage. */
function withSessionStorage<T>(act: (tab: Storage) => T): T | null {
  try {
    return act(sessionStorage)
  } catch {
    return null
  }
}

function pageOf({ pathname, search }: Location): string {
  return pathname + search
}
