import { OVERLAY_LAYOUTS, openOverlay, overlayTargetOf } from '#islands/stores/overlay.ts'

const LINK = 'a[href*="/overlays/"]'

/**
 * Links to pages below /overlays/ open as an overlay: at once, with the content added when it has loaded. Where it cannot be loaded, they
 * are normal links.
 */
export function initOverlayLinks(): void {
  const overlay = document.querySelector<HTMLDialogElement>('#overlay')
  const title = overlay?.querySelector('h2')
  const content = overlay?.querySelector<HTMLElement>('.content')
  if (!overlay || !title || !content) return

  /** The link of the open overlay; content that loads after it was closed, or after another was opened, is dropped. */
  let current: HTMLAnchorElement | null = null

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
    const isCurrent = () => current === link
    const answer = fetch(link.href)
    // Without a network both fail, and one of them leaves the page.
    answer.catch(() => null)
    import('./overlay-story.ts')
      .then((script) => script.showStory({ overlay, title, content, link, answer, isCurrent }))
      .catch(() => isCurrent() && location.assign(link.href))
  })
  // A link inside an overlay has opened it again by now.
  overlay.addEventListener('close', () => {
    if (!overlay.matches('[open]')) current = null
  })
}
