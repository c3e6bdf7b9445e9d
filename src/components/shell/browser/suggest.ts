/** What somebody does who turns to the search. */
const TURNING = ['pointerover', 'touchstart', 'focusin']

/** Suggestions are fetched, with what they show first, once somebody turns to the search: few visits to a page do. */
export function suggest(): void {
  const area = document.getElementById('search')
  const form = area?.querySelector('form')
  const input = form?.querySelector('input')
  const open = document.querySelector('button.open[popovertarget="search"]')
  if (!area || !form || !input || !open) return
  // Said from the beginning: a field that changes its role under one's fingers is announced anew.
  input.role = 'combobox'
  input.setAttribute('aria-autocomplete', 'list')
  input.setAttribute('aria-controls', 'suggestions')
  input.ariaExpanded = 'false'
  const turned = new AbortController()
  const turn = () => {
    turned.abort()
    const first = fetch(`${form.action}?term=&fragment=suggestions`)
    // Who reads it says what became of it.
    first.catch(() => null)
    void import('./suggestions.ts').then(({ keepSuggestions }) => keepSuggestions(area, first))
  }
  for (const turning of TURNING)
    for (const place of [area, open])
      place.addEventListener(turning, turn, { signal: turned.signal, passive: true })
  if (area.contains(document.activeElement)) turn()
}
