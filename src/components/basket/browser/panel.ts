/** Milliseconds that a mouse may be away before the panel closes. */
const GRACE = 250

/**
 * Opens the panel of the basket below its icon, at once: what is in it comes when it is there. Opens on hover where there is room, and when
 * it is pressed; by keyboard, and without JavaScript, the icon leads to the basket's page. Spec §2.
 */
export function keepBasketPanel(): void {
  const link = document.querySelector<HTMLAnchorElement>('[data-tool="basket"]')
  const panel = document.getElementById('basket-panel')
  const tool = link?.parentElement
  if (!link || !panel || !tool) return
  const roomy = matchMedia('(width >= 64rem)')
  let leaving = 0

  const open = () => {
    clearTimeout(leaving)
    // What is in it is asked for while that which shows it is on its way.
    if (document.cookie.includes('veduta-known=1'))
      import('#islands/stores/basket.ts').then(({ basket }) => basket.open()).catch(() => undefined)
    panel.style.setProperty('--below', `${Math.max(8, link.getBoundingClientRect().bottom + 16)}px`)
    panel.showPopover()
  }
  tool.addEventListener('pointerenter', ({ pointerType }) => {
    clearTimeout(leaving)
    if (pointerType === 'mouse' && roomy.matches) open()
  })
  tool.addEventListener('pointerleave', ({ pointerType }) => {
    if (pointerType === 'mouse') leaving = window.setTimeout(() => panel.hidePopover(), GRACE)
  })
  link.addEventListener('click', (event) => {
    const isPressed = event.detail > 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey
    if (!isPressed) return
    event.preventDefault()
    open()
  })
  document.addEventListener('basket:show', open)
  addEventListener('scroll', () => panel.hidePopover(), { passive: true })
}
