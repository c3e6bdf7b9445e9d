/** Opens dialogs in browsers without `command`, and closes open ones when a page is restored. */
export function initDialogs(): void {
  if (!('commandForElement' in HTMLButtonElement.prototype)) {
    document.addEventListener('click', ({ target }) => {
      const button = target instanceof Element ? target.closest('button[commandfor]') : null
      const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '')
      if (!(dialog instanceof HTMLDialogElement)) return
      if (button?.getAttribute('command') === 'show-modal') dialog.showModal()
      else dialog.close()
    })
  }
  // In browsers without `closedby`, a click on the backdrop closes a dialog here. Other browsers can distinguish a click from the end of a
  // selection.
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
