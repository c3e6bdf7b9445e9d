import { addOverlayEntry } from './overlay-entry.ts'

type Opened = {
  overlay: HTMLDialogElement
  title: Element
  content: HTMLElement
  link: HTMLAnchorElement
  answer: Promise<Response>
  /** Content that loads after the overlay was closed, or after another link was pressed, is dropped. */
  isCurrent: () => boolean
}

/** Shows the story at the address of a link in the overlay. Where it cannot be loaded, the link is followed in place of the overlay. */
export async function showStory({ overlay, title, content, link, answer, isCurrent }: Opened): Promise<void> {
  if (isCurrent()) addOverlayEntry(overlay)
  try {
    const found = await answer
    if (!found.ok) throw new Error(`overlay: ${found.status}`)
    const { heading, story } = overlayContent(await found.text())
    if (!isCurrent()) return
    title.textContent = heading
    pressLinksOfPage(story, overlay)
    content.replaceChildren(story)
    content.ariaBusy = 'false'
  } catch {
    if (isCurrent()) location.replace(link.href)
  }
}

/**
 * What an overlay shows of the page at its address: the heading and the story, with the styles of its blocks.
 * @throws where the page has no story.
 */
function overlayContent(html: string): { heading: string; story: Element } {
  const [main = ''] = /<main[\s\S]*<\/main>/.exec(html) ?? []
  // The policy of the page below does not allow the style elements of another page.
  const page = new DOMParser().parseFromString(main.replaceAll(/<(\/?)style\b/g, '<$1template'), 'text/html')
  const story = page.querySelector('[data-story]')
  if (!story) throw new Error('overlay: no story')
  adoptStyles(story)
  return { heading: page.querySelector('h1')?.textContent ?? '', story: document.adoptNode(story) }
}

/** A link to an instrument that the page below has as well is pressed there: the page waits for what is measured. */
function pressLinksOfPage(story: Element, overlay: HTMLDialogElement): void {
  story.addEventListener('click', (event) => {
    const link =
      event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href*="/instruments/"]')
    const own =
      link && document.querySelector<HTMLAnchorElement>(`main a[href="${link.getAttribute('href')}"]`)
    if (!own) return
    event.preventDefault()
    overlay.close()
    own.click()
  })
}

/** The styles of the blocks are added as adopted style sheets, which the policy allows. */
function adoptStyles(story: Element): void {
  for (const style of story.querySelectorAll('template')) {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(style.content.textContent ?? '')
    document.adoptedStyleSheets.push(sheet)
    style.remove()
  }
}
