import { loadBasket } from './load-basket.ts'

/** Milliseconds for which the mouse may leave before the panel closes. */
const CLOSE_DELAY_MS = 250

/**
 * Opens the basket's panel below its icon without waiting for its contents. Opens on hover where there is room, and on a press; by
 * keyboard, and without JavaScript, the icon is a link to the basket's page. Spec §2.
 */
export function initBasketPanel(): void {
  const link = document.querySelector<HTMLAnchorElement>('[data-tool="basket"]')
  const panel = document.getElementById('basket-panel')
  const tool = link?.parentElement
  if (!link || !panel || !tool) return
  const roomy = matchMedia('(width >= 64rem)')
  let leaving = 0
  let openedAt = 0

  const open = () => {
    clearTimeout(leaving)
    // Its contents are requested while the script that shows them is loading.
    if (document.cookie.includes('veduta-known=1'))
      loadBasket()
        .then((basket) => basket.load())
        .catch(() => null)
    panel.style.setProperty('--below', `${Math.max(8, link.getBoundingClientRect().bottom + 16)}px`)
    openedAt = scrollY
    panel.showPopover()
  }
  tool.addEventListener('pointerenter', ({ pointerType }) => {
    clearTimeout(leaving)
    if (pointerType === 'mouse' && roomy.matches) open()
  })
  // The mouse came before the script did.
  if (tool.matches(':hover') && roomy.matches && matchMedia('(hover: hover)').matches) open()
  tool.addEventListener('pointerleave', ({ pointerType }) => {
    if (pointerType === 'mouse') leaving = window.setTimeout(() => panel.hidePopover(), CLOSE_DELAY_MS)
  })
  link.addEventListener('click', (event) => {
    if (event.detail === 0 || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    open()
  })
  document.addEventListener('basket:show', open)
  // The event of a scroll comes with the next frame, maybe when the mouse has opened the panel in between.
  addEventListener('scroll', () => scrollY !== openedAt && panel.hidePopover())
}
