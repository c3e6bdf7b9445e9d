/**
 * Closes popovers once the keyboard's focus leaves them, as a press beside them does. The button that opens one belongs to it, and so does
 * what is opened from within it.
 */
export function initPopovers(): void {
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
