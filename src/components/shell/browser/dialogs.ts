/** Opens dialogs where the browser does not know `command` yet, and closes what was left open when a page comes back. */
export function keepDialogs(): void {
  if (!('commandForElement' in HTMLButtonElement.prototype)) {
    document.addEventListener('click', ({ target }) => {
      const button = target instanceof Element ? target.closest('button[commandfor]') : null
      const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '')
      if (!(dialog instanceof HTMLDialogElement)) return
      if (button?.getAttribute('command') === 'show-modal') dialog.showModal()
      else dialog.close()
    })
  }
  // Browsers without `closedby` close a dialog by its backdrop here. The others know a press from the end of a selection.
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
