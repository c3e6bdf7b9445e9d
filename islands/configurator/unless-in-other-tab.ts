import type { MouseEvent } from 'react'

/** Does in place what a link leads to; with a modifier key the browser opens it in another tab. */
export const unlessInOtherTab =
  (act: () => void) =>
  (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    act()
  }
