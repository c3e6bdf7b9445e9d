/** Closes dialogs by a press beside them, also in browsers without `closedby`, and what is open when a page is restored. */
export function initDialogs(): void {
  // Browsers with `closedby` can distinguish a click on the backdrop from the end of a selection.
  if (!('closedBy' in HTMLDialogElement.prototype))
    document.addEventListener('click', ({ target }) => {
      if (target instanceof HTMLDialogElement && target.open) target.close()
    })
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    for (const open of document.querySelectorAll<HTMLElement>(':popover-open')) open.hidePopover()
    for (const open of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) open.close()
  })
}
