/** Events by which a visitor turns to the search. */
const TURNING = ['pointerover', 'touchstart', 'focusin']

/** Loads the script for suggestions, and their first content, once a visitor turns to the search: few visits do. */
export function loadSuggestionsOnUse(): void {
  const area = document.getElementById('search')
  const form = area?.querySelector('form')
  const input = form?.querySelector('input')
  const open = document.querySelector('button.open[popovertarget="search"]')
  if (!area || !form || !input || !open) return
  // Set from the beginning: screen readers announce a field again when its role changes.
  input.role = 'combobox'
  input.setAttribute('aria-autocomplete', 'list')
  input.setAttribute('aria-controls', 'suggestions')
  input.ariaExpanded = 'false'
  const turned = new AbortController()
  const turn = () => {
    turned.abort()
    const first = fetch(`${form.action}?term=&fragment=suggestions`)
    // The code that awaits this handles the error.
    first.catch(() => null)
    void import('./suggestions.ts').then(({ initSuggestions }) => initSuggestions(area, first))
  }
  for (const turning of TURNING)
    for (const place of [area, open])
      place.addEventListener(turning, turn, { signal: turned.signal, passive: true })
  if (area.contains(document.activeElement)) turn()
}
