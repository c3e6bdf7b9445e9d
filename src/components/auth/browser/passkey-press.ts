/**
 * Shows an element to browsers that have passkeys. A press loads and runs the action, which gives the address to go
 * to; a failure shows the element's own message.
 */
export function onPasskeyPress(
  name: string,
  event: 'click' | 'submit',
  action: (root: HTMLElement) => Promise<string>,
): void {
  const root = document.querySelector<HTMLElement>(`[data-passkey="${name}"]`)
  const isSupported =
    'PublicKeyCredential' in window && 'parseRequestOptionsFromJSON' in window.PublicKeyCredential
  if (!root || !isSupported) return
  const button = root.querySelector('button')
  const message = root.querySelector<HTMLElement>('[role="alert"]')
  if (!button || !message) return
  root.hidden = false
  const target = event === 'click' ? button : root
  target.addEventListener(event, (pressed) => {
    pressed.preventDefault()
    if (button.ariaBusy === 'true') return
    message.hidden = true
    button.ariaBusy = 'true'
    action(root)
      .then(goTo)
      .catch(() => (message.hidden = false))
      .finally(() => (button.ariaBusy = null))
  })
}

/** A page that differs from this one in nothing would not be loaded again. */
function goTo(address: string): void {
  if (new URL(address, location.href).href === location.href) location.reload()
  else location.assign(address)
}
