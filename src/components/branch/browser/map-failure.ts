/** The list has all branches, also without the map. */
export const showMapFailure = (): void =>
  document.querySelector('[data-map-failed]')?.removeAttribute('hidden')
