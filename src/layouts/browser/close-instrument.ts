/** In a frame of its own origin the document is closed by the page that opened it; else a link leads back. */
function initClosing(): void {
  const button = document.querySelector<HTMLElement>('[data-close]')
  if (button === null || parent === window) return
  const close = () =>
    parent.postMessage({ instrument: button.dataset['close'], kind: 'close' }, location.origin)
  document.querySelector('[data-back]')?.remove()
  button.hidden = false
  button.addEventListener('click', close)
  addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !event.defaultPrevented) close()
  })
}

initClosing()
document.documentElement.dataset['ready'] = ''
