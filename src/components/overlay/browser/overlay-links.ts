import { OVERLAY_LAYOUTS, openOverlay, overlayTargetOf } from '#islands/stores/overlay.ts'

const LINK = 'a[href*="/overlays/"]'

/**
 * Links to pages below /overlays/ open as an overlay: at once, with the content added when it has loaded. Where it cannot be loaded, they
 * are normal links.
 */
export function initOverlayLinks(): void {
  const overlay = document.getElementById('overlay')
  const title = overlay?.querySelector('h2')
  const content = overlay?.querySelector<HTMLElement>('.content')
  if (!overlay || !title || !content) return

  /** The link of the open overlay; content that loads after it was closed, or after another was opened, is dropped. */
  let current: HTMLAnchorElement | null = null

  async function show(link: HTMLAnchorElement, title: Element, content: HTMLElement): Promise<void> {
    const [answer, { overlayContent }] = await Promise.all([fetch(link.href), import('./overlay-content.ts')])
    if (!answer.ok) throw new Error(`overlay: ${answer.status}`)
    const { heading, story } = overlayContent(await answer.text())
    if (current !== link) return
    title.textContent = heading
    content.replaceChildren(story)
    content.ariaBusy = 'false'
  }

  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(LINK) : null
    const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey
    if (!link || !isPlain || event.defaultPrevented) return
    event.preventDefault()
    const target = overlayTargetOf(link.pathname.split('/overlays/')[1]?.split('/')[0] ?? '')
    overlay.dataset['overlay'] = target
    overlay.dataset['layout'] = OVERLAY_LAYOUTS[target]
    title.textContent = link.textContent.trim()
    content.replaceChildren()
    content.ariaBusy = 'true'
    openOverlay(target)
    current = link
    show(link, title, content).catch(() => current === link && location.assign(link.href))
  })
  // A link inside an overlay has opened it again by now.
  overlay.addEventListener('close', () => {
    if (!overlay.matches('[open]')) current = null
  })
}
