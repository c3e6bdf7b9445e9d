const KEPT = 'veduta.answers.'
/** What was asked for last of each; an answer to anything older is dropped. */
const asked = new WeakMap<HTMLElement, URL>()
let here = pageOf(location)

/** Questionnaires without loading the page anew, also over another page. Without it, forms and links do the same. */
export function keepQuestionnaires(): void {
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
    if ('again' in link.dataset) kept((tab) => tab.removeItem(KEPT + section.dataset['questionnaire']))
    void showAnswers(section, new URL(link.href))
  })

  addEventListener('popstate', () => {
    // A link within the page, such as the one to its content, is told of as well and changes nothing.
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
  asked.set(section, address)
  const answer = await fetch(address).catch(() => null)
  if (asked.get(section) !== address) return
  // Whatever this cannot do, the browser can.
  if (!answer?.ok) return location.assign(address)
  const markup = (await answer.text()).replaceAll(/<style[\s\S]*?<\/style>/g, '')
  if (asked.get(section) !== address) return
  const page = new DOMParser().parseFromString(markup, 'text/html')
  const next = page.getElementById(name)
  const nextBody = next?.querySelector('[data-swap]')
  if (!body || !next || !nextBody) return location.assign(address)
  body.replaceChildren(...nextBody.childNodes)
  section.ariaBusy = 'false'
  const path = next.dataset['path']
  if (path) kept((tab) => tab.setItem(KEPT + name, path))
  section.querySelector<HTMLElement>('[data-resume]')?.setAttribute('hidden', '')
  // Over another page the address is that page's.
  if (isNew && !section.closest('dialog')) history.pushState(null, '', address)
  here = pageOf(location)
  const focus = body.querySelector<HTMLElement>('[data-focus]')
  focus?.focus({ preventScroll: true })
  section.scrollIntoView({ block: 'start' })
}

/** Whoever comes back to the beginning may go on where he was. Kept as long as the tab is open. */
function offerToResume(section: HTMLElement) {
  const name = section.dataset['questionnaire'] ?? ''
  const path = section.dataset['path']
  const offer = section.querySelector<HTMLElement>('[data-resume]')
  const link = offer?.querySelector('a')
  if (path) return void kept((tab) => tab.setItem(KEPT + name, path))
  const answers = kept((tab) => tab.getItem(KEPT + name))
  if (!answers || !offer || !link) return
  const address = new URL(link.href)
  address.searchParams.set('answers', `${name}.${answers}`)
  link.href = address.href
  offer.hidden = false
}

/** What is kept as long as the tab is open. A browser that keeps nothing offers nothing. */
function kept<T>(act: (tab: Storage) => T): T | null {
  try {
    return act(sessionStorage)
  } catch {
    return null
  }
}

function pageOf({ pathname, search }: Location): string {
  return pathname + search
}
