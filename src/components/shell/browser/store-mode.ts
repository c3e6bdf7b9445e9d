import { withStoreMode } from '#domain/shop/store-mode.ts'

/** Links that scripts have made lead on in store mode as well; the server does that for those of the page. Spec §2. */
function keep({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null
  const address = link?.getAttribute('href') ?? ''
  if (link && /^(?:\/(?!\/)|\?)/.test(address)) link.setAttribute('href', withStoreMode(address))
}

for (const name of ['pointerdown', 'focusin', 'click'])
  document.addEventListener(name, keep, { capture: true })
