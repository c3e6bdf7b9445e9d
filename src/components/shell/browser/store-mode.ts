import { withStoreMode } from '#domain/shop/store-mode.ts'

/** Links and forms that scripts have made lead on in store mode as well; the server does that for those of the page. Spec §2. */
function keep({ target }: Event): void {
  const from = target instanceof Element ? target.closest('a, form') : null
  const name = from instanceof HTMLFormElement ? 'action' : 'href'
  const address = from?.getAttribute(name) ?? ''
  if (from && /^(?:\/(?!\/)|\?)/.test(address)) from.setAttribute(name, withStoreMode(address))
}

for (const name of ['pointerdown', 'focusin', 'click', 'submit'])
  document.addEventListener(name, keep, { capture: true })
