import { visibleResults } from '#domain/search/search-state.ts'
import { $search, searchFor } from '#islands/stores/search.ts'
import { initImageSearch } from './image-search.ts'
import { createOptionHighlight } from './option-highlight.ts'
import { clearRecentTerms, storeRecentTerm, showRecentTerms } from './recent-terms.ts'

const BONE = '<i class="bone"></i>'
const BONES = `<div class="links">${BONE.repeat(3)}</div>
  <div class="models"><ul role="none">${`<li role="none">${BONE}</li>`.repeat(6)}</ul></div>`

/**
 * Suggestions below the header's field while it is focused, as WAI-ARIA's combobox; the form works without them. Spec §2. `first` is the
 * content for an empty field, which is already loading.
 */
export function initSuggestions(area: HTMLElement, first: Promise<Response>): void {
  const form = area.querySelector('form')
  const input = form?.querySelector('input')
  const list = document.getElementById('suggestions')
  const status = document.getElementById('suggestions-status')
  const trouble = document.querySelector<HTMLTemplateElement>('#suggestions-failed')
  if (!form || !input || !list || !status || !trouble) return

  initImageSearch()
  const highlight = createOptionHighlight(list, input)
  /** The content for an empty field; a placeholder until it has loaded, and a message where it has not. */
  let offered = BONES
  let isOffered = false

  const address = (query: Record<string, string>) => `${form.action}?${new URLSearchParams(query)}`
  const resultsOf = (term: string) => address({ term })
  const askFor = (term: string, signal: AbortSignal | null = null) =>
    fetch(address({ term, fragment: 'suggestions' }), { signal })
  const read = async (answering: Promise<Response>) => {
    const answer = await answering
    if (!answer.ok) throw new Error(`suggestions: ${answer.status}`)
    return answer.text()
  }
  const ask = (term: string, signal: AbortSignal) => read(askFor(term, signal))
  let offering: Promise<Response> | null = first
  const offer = async () => {
    if (isOffered) return
    isOffered = true
    offered = await read(offering ?? askFor('')).catch(() => {
      isOffered = false
      return trouble.innerHTML
    })
    offering = null
    show()
  }

  const isOpen = () => area.classList.contains('asking')
  const show = () => {
    if (!isOpen()) return
    const search = $search.get()
    const isBusy = search.status === 'pending' || (search.status === 'idle' && offered === BONES)
    list.innerHTML = search.status === 'error' ? trouble.innerHTML : (visibleResults(search) ?? offered)
    list.ariaBusy = String(isBusy)
    if (search.status === 'idle') showRecentTerms(list, resultsOf)
    highlight.name()
    const summary = list.querySelector<HTMLElement>('[data-status-text]')?.dataset['statusText'] ?? ''
    status.textContent = isBusy ? '' : summary
  }
  const open = () => {
    if (isOpen()) return
    area.classList.add('asking')
    input.ariaExpanded = 'true'
    searchFor(input.value, ask)
    show()
    void offer()
  }
  const close = () => {
    area.classList.remove('asking')
    input.ariaExpanded = 'false'
    highlight.clear()
    status.textContent = ''
  }

  $search.listen(show)
  input.addEventListener('focus', open)
  input.addEventListener('click', open)
  input.addEventListener('input', () => {
    open()
    searchFor(input.value, ask)
  })
  form.addEventListener('submit', () => storeRecentTerm(input.value))
  area.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && area.contains(relatedTarget))) close()
  })
  // The focus stays in the field when something in the list is pressed.
  list.addEventListener('mousedown', (event) => event.preventDefault())
  list.addEventListener('click', ({ target }) => {
    const option = target instanceof Element ? target.closest('[role=option]') : null
    if (option instanceof HTMLButtonElement) {
      clearRecentTerms()
      show()
    } else if (option) {
      storeRecentTerm(input.value)
      close()
      input.value = ''
      searchFor('', ask)
    }
  })
  input.addEventListener('keydown', (event) => {
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : null
    if (by) {
      event.preventDefault()
      if (isOpen()) highlight.step(by)
      else open()
    } else if (event.key === 'Enter' && highlight.current()) {
      event.preventDefault()
      highlight.current()?.click()
    } else if (event.key === 'Escape' && isOpen() && !area.matches(':popover-open')) {
      event.preventDefault()
      close()
    }
  })
  if (area.contains(document.activeElement)) open()
}
