import { seen } from '#domain/search/search.ts'
import { $search, look } from '#islands/stores/search.ts'
import { highlightIn } from './highlight.ts'
import { forget, remember, showRecent } from './recent.ts'

const BONE = '<i class="bone"></i>'
const BONES = `<div class="links">${BONE.repeat(3)}</div>
  <div class="models"><ul role="none">${`<li role="none">${BONE}</li>`.repeat(6)}</ul></div>`

/**
 * Suggestions below the header's field while it is focused, as WAI-ARIA's combobox; the form works without them. Spec §2. `first` is what
 * is offered where nothing is asked, on its way already.
 */
export function keepSuggestions(area: HTMLElement, first: Promise<Response>): void {
  const form = area.querySelector('form')
  const input = form?.querySelector('input')
  const list = document.getElementById('suggestions')
  const status = document.getElementById('suggestions-status')
  const trouble = document.querySelector<HTMLTemplateElement>('#suggestions-failed')
  if (!form || !input || !list || !status || !trouble) return

  const highlight = highlightIn(list, input)
  /** What is offered where nothing is asked; until it has come, its bare bones. */
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
      return offered
    })
    offering = null
    show()
  }

  const isOpen = () => area.classList.contains('asking')
  const show = () => {
    if (!isOpen()) return
    const search = $search.get()
    const isBusy = search.status === 'pending' || (search.status === 'idle' && !isOffered)
    list.innerHTML = search.status === 'error' ? trouble.innerHTML : (seen(search) ?? offered)
    list.ariaBusy = String(isBusy)
    if (search.status === 'idle') showRecent(list, resultsOf)
    highlight.name()
    const said = list.querySelector<HTMLElement>('[data-said]')?.dataset['said'] ?? ''
    status.textContent = isBusy ? '' : said
  }
  const open = () => {
    if (isOpen()) return
    area.classList.add('asking')
    input.ariaExpanded = 'true'
    look(input.value, ask)
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
    look(input.value, ask)
  })
  form.addEventListener('submit', () => remember(input.value))
  area.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && area.contains(relatedTarget))) close()
  })
  // The focus stays in the field when something of the list is pressed.
  list.addEventListener('mousedown', (event) => event.preventDefault())
  list.addEventListener('click', ({ target }) => {
    const option = target instanceof Element ? target.closest('[role=option]') : null
    if (option instanceof HTMLButtonElement) {
      forget()
      show()
    } else if (option) {
      remember(input.value)
      close()
      input.value = ''
      look('', ask)
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
