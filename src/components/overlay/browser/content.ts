import { LAYOUTS, openOverlay, targetOf } from '#islands/stores/overlay.ts'

const LINK = 'a[href*="/overlays/"]'

/** Links to what lies below /overlays/ open over the page: at once, filled when it has come. Where it does not come, they are links. */
export function keepOverlayLinks(): void {
  const overlay = document.getElementById('overlay')
  const title = overlay?.querySelector('h2')
  const content = overlay?.querySelector<HTMLElement>('.content')
  if (!overlay || !title || !content) return

  /** What is to be seen; what comes after it was closed, or another was opened, has come too late. */
  let wanted: HTMLAnchorElement | null = null

  async function show(link: HTMLAnchorElement, title: Element, content: HTMLElement): Promise<void> {
    const answer = await fetch(link.href)
    if (!answer.ok) throw new Error(`overlay: ${answer.status}`)
    const [main = ''] = /<main[\s\S]*<\/main>/.exec(await answer.text()) ?? []
    if (wanted !== link) return
    // Styles of another page are not for this one's policy to see.
    const page = new DOMParser().parseFromString(
      main.replaceAll(/<(\/?)style\b/g, '<$1template'),
      'text/html',
    )
    const story = page.querySelector('[data-story]')
    if (!story) throw new Error('overlay: no story')
    wearStyles(story)
    title.textContent = page.querySelector('h1')?.textContent ?? ''
    content.replaceChildren(document.adoptNode(story))
    content.ariaBusy = 'false'
  }

  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(LINK) : null
    const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey
    if (!link || !isPlain || event.defaultPrevented) return
    event.preventDefault()
    const target = targetOf(link.pathname.split('/overlays/')[1]?.split('/')[0] ?? '')
    overlay.dataset['overlay'] = target
    overlay.dataset['layout'] = LAYOUTS[target]
    title.textContent = link.textContent.trim()
    content.replaceChildren()
    content.ariaBusy = 'true'
    openOverlay(target)
    wanted = link
    show(link, title, content).catch(() => wanted === link && location.assign(link.href))
  })
  // One that leads on to the next has been opened again by now.
  overlay.addEventListener('close', () => {
    if (!overlay.matches('[open]')) wanted = null
  })
}

/** The looks of blocks come with them; the policy of the page below lets them be worn only so. */
function wearStyles(story: Element): void {
  for (const style of story.querySelectorAll('template')) {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(style.content.textContent ?? '')
    document.adoptedStyleSheets.push(sheet)
    style.remove()
  }
}
