const loaded = document.querySelector<HTMLElement>('[data-loaded-step]')
const parameter = loaded?.dataset['stepParameter'] ?? 'step'

/**
 * Back and forward between the steps after the page was loaded anew: until its island is hydrated nobody draws the step of
 * the address, so the server does. Also where the buyer was faster than this script.
 */
function followAddress(): void {
  const requested = new URLSearchParams(location.search).get(parameter) ?? ''
  if (document.querySelector('main astro-island[ssr]') && requested !== loaded?.dataset['loadedStep'])
    location.reload()
}

followAddress()
addEventListener('popstate', followAddress)
