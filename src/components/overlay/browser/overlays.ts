import { $overlay, closeOverlay, openOverlay, overlayTargetOf } from '#islands/stores/overlay.ts'

/** Milliseconds after which the page can be used again. Spec §9. */
const DELAY = 500

/**
 * What the browser does not do for overlays: header, content and footer are marked inert while one is open, and until half a second after;
 * then the focus returns to where it was. Spec §4.
 */
export function initOverlays(): void {
  let opener: Element | null = null
  let timer = 0
  let isMarked = false
  /** The browser has already done it. */
  let isDone = false
  const mark = (isInert: boolean) => {
    isMarked = isInert
    for (const part of document.querySelectorAll<HTMLElement>('body > :is(header, main, footer)'))
      part.inert = isInert
  }
  const follow = (act: () => void) => {
    isDone = true
    act()
    isDone = false
  }

  const enter = (overlay: HTMLElement) => {
    clearTimeout(timer)
    if (!isMarked) opener = document.activeElement
    mark(true)
    follow(() => openOverlay(overlayTargetOf(overlay.dataset['overlay'] ?? '')))
  }

  document.addEventListener(
    'beforetoggle',
    (event) => {
      const overlay = overlayOf(event)
      if (overlay && event.newState === 'open') enter(overlay)
    },
    true,
  )
  document.addEventListener(
    'close',
    (event) => {
      if (!overlayOf(event) || document.querySelector('dialog[data-overlay][open]')) return
      follow(closeOverlay)
      timer = window.setTimeout(() => {
        mark(false)
        if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
      }, DELAY)
    },
    true,
  )
  $overlay.listen((target) => {
    if (isDone) return
    document.querySelector<HTMLDialogElement>('dialog[data-overlay][open]')?.close()
    if (target) document.querySelector<HTMLDialogElement>(`dialog[data-overlay="${target}"]`)?.showModal()
  })
  // A reload closes an overlay and leaves its entry in the history (`overlay-entry.ts`), from which Back would seem to do nothing.
  if (history.state?.overlay) history.back()
  // Its button opened one before the script was there.
  const open = document.querySelector<HTMLElement>('dialog[data-overlay][open]')
  if (!open) return
  enter(open)
  opener = document.querySelector(`[commandfor="${open.id}"]`)
}

const overlayOf = ({ target }: Event): HTMLElement | null =>
  target instanceof HTMLDialogElement && target.dataset['overlay'] ? target : null
