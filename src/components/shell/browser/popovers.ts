/**
 * Closes popovers once the keyboard's focus leaves them, as a press beside them does. The button that opens one belongs to it, and so does
 * what is opened from within it. Where one that was opened from within another closes, the focus returns to its button: browsers do so
 * for the outermost alone.
 */
export function initPopovers(): void {
  const buttons = new WeakMap<EventTarget, Element | null>()
  document.addEventListener(
    'beforetoggle',
    ({ target, newState }) =>
      void (target && newState === 'open' && buttons.set(target, document.activeElement)),
    true,
  )
  // The button may be hidden until it has closed.
  document.addEventListener(
    'toggle',
    ({ target, newState }) => {
      if (newState !== 'closed' || !(target instanceof Node)) return
      const { activeElement: active, body } = document
      const button = buttons.get(target)
      if (button instanceof HTMLElement && (active === body || target.contains(active)))
        button.focus({ preventScroll: true })
    },
    true,
  )
  document.addEventListener('focusout', ({ target, relatedTarget: next }) => {
    if (!(target instanceof Element && next instanceof Element) || next.closest(':popover-open')) return
    let left = target.closest<HTMLElement>(':popover-open')
    while (left && !next.closest(`[popovertarget="${left.id}"]`)) {
      const outer = left.parentElement?.closest<HTMLElement>(':popover-open') ?? null
      left.hidePopover()
      left = outer
    }
  })
}
