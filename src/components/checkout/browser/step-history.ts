/**
 * Back and forward between the steps after the page was loaded anew: until its island is hydrated nobody draws the step of
 * the address, so the server does. Also where the buyer was faster than this script.
 */
function followAddress(): void {
  const loaded = document.querySelector<HTMLElement>('[data-loaded-step]')?.dataset['loadedStep']
  const requested = new URLSearchParams(location.search).get('step') ?? ''
  if (document.querySelector('main astro-island[ssr]') && requested !== loaded) location.reload()
}

followAddress()
addEventListener('popstate', followAddress)
