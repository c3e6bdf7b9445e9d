import { onUse } from '#islands/on-use.ts'

/** Loads the script for suggestions, and their first content, once a visitor turns to the search: few visits do. */
export function loadSuggestionsOnUse(): void {
  const area = document.getElementById('search')
  const form = area?.querySelector('form')
  const input = form?.querySelector('input')
  const open = document.querySelector('.open[popovertarget=search]')
  if (!area || !form || !input || !open) return
  // Set from the beginning: screen readers announce a field again when its role changes.
  input.role = 'combobox'
  input.ariaAutoComplete = 'list'
  input.setAttribute('aria-controls', 'suggestions')
  input.ariaExpanded = 'false'
  const listening = new AbortController()
  const load = () => {
    if (listening.signal.aborted) return
    listening.abort()
    const first = fetch(`${form.action}?term=&fragment=suggestions`)
    // The code that awaits this handles the error.
    first.catch(() => null)
    import('./suggestions.ts').then((script) => script.initSuggestions(area, first)).catch(() => null)
  }
  for (const place of [area, open]) onUse(place, load, listening.signal)
}
