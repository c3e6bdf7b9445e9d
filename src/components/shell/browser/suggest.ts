/** Milliseconds without a keystroke after which suggestions are asked for. */
const PAUSE = 180

/** Suggestions below the header's field while it is focused; the form works without them. Spec §2. */
export function suggest(): void {
  const area = document.getElementById('search')
  const form = area?.querySelector('form')
  const input = form?.querySelector('input')
  const list = document.getElementById('suggestions')
  if (!area || !form || !input || !list) return

  let asking = new AbortController()
  let shown: string | null = null
  let timer = 0

  const show = async () => {
    const term = input.value.trim()
    if (term === shown) return
    shown = term
    asking.abort()
    asking = new AbortController()
    list.ariaBusy = 'true'
    const query = new URLSearchParams({ term, fragment: 'suggestions' })
    const html = await fetch(`${form.action}?${query}`, { signal: asking.signal })
      .then((answer) => (answer.ok ? answer.text() : ''))
      .catch(() => null)
    if (html === null) return
    list.innerHTML = html
    list.ariaBusy = 'false'
  }

  const links = () => [...list.querySelectorAll<HTMLElement>('a')]
  const step = (by: number) => {
    const all = [input, ...links()]
    const at = all.findIndex((each) => each === document.activeElement)
    all[(at + by + all.length) % all.length]?.focus()
  }

  const close = () => area.classList.remove('asking')
  area.addEventListener('focusin', () => {
    area.classList.add('asking')
    void show()
  })
  area.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && area.contains(relatedTarget))) close()
  })
  input.addEventListener('input', () => {
    area.classList.add('asking')
    clearTimeout(timer)
    timer = window.setTimeout(() => void show(), PAUSE)
  })
  area.addEventListener('keydown', (event) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (by) {
      event.preventDefault()
      step(by)
    } else if (event.key === 'Escape' && area.classList.contains('asking')) {
      event.preventDefault()
      input.focus()
      close()
    }
  })
}
