/**
 * Closes popovers once the keyboard's focus leaves them, as a press beside them does. The button that opens one belongs to it, and so does
 * what is opened from within it. Where one that was opened from within another closes, the focus returns to its button: browsers do so
 * for the outermost alone.
 */
export function initPopovers(): void {
  const buttons = new WeakMap<Element, HTMLElement>()
  document.addEventListener(
    'beforetoggle',
    ({ target, newState }) => {
      const active = document.activeElement
      if (!(target instanceof HTMLElement && target.popover && active instanceof HTMLElement)) return
      if (newState === 'closed' && target.contains(active))
        buttons.get(target)?.focus({ preventScroll: true })
      if (newState === 'open' && active.closest(':popover-open')) buttons.set(target, active)
    },
    true,
  )
  document.addEventListener('focusout', ({ target, relatedTarget: next }) => {
    if (!(target instanceof Element && next instanceof Element) || next.closest(':popover-open')) return
    let left = target.closest<HTMLElement>(':popover-open')
    while (left && !next.closest(`[popovertarget="${left.id}"]`)) {
      const outer = left.parentElement?.closest<HTMLElement>(':popover-open') ?? null
      buttons.delete(left)
      left.hidePopover()
      left = outer
    }
  })
}
