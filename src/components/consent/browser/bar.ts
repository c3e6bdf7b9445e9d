import { tell } from '#islands/stores/alerts.ts'
import { $consent, decide } from '#islands/stores/consent.ts'
import { boxesOf, chosen } from './choice.ts'

const ID = 'consent-bar'
const HOME = 'footer a.home'

/** Shows the question at the foot of the window. Asked for by a link, it takes the focus and gives it back; else it leaves it alone. */
export async function ask(opener?: HTMLElement): Promise<void> {
  const bar = document.getElementById(ID) ?? (await fetchBar())
  const form = bar.querySelector('form')
  if (!form || (!opener && $consent.get().isDecided)) return
  for (const box of boxesOf(form)) box.checked = $consent.get().granted.some((group) => group === box.value)
  if (!bar.isConnected) place(bar, form, opener)
  if (opener) form.querySelector('button')?.focus()
}

async function fetchBar(): Promise<HTMLElement> {
  const home = document.querySelector<HTMLAnchorElement>(HOME)
  const answer = await fetch(`${home?.href ?? '/'}?fragment=consent`)
  const page = new DOMParser().parseFromString(answer.ok ? await answer.text() : '', 'text/html')
  const bar = page.getElementById(ID)
  if (!bar) throw new Error(`consent: ${answer.status}`)
  return document.adoptNode(bar)
}

function place(bar: HTMLElement, form: HTMLFormElement, opener: HTMLElement | undefined): void {
  const { body, documentElement: root } = document
  // What lies below the bar can still be scrolled to, and the focus never goes behind it.
  const makeRoom = () => {
    const height = bar.isConnected ? `${bar.offsetHeight}px` : ''
    body.style.paddingBottom = height
    root.style.scrollPaddingBottom = height
  }
  const observer = new ResizeObserver(makeRoom)
  const close = () => {
    stop()
    observer.disconnect()
    bar.remove()
    makeRoom()
    opener?.focus()
  }
  const stop = $consent.listen(({ isDecided }) => void (isDecided && close()))
  form.addEventListener(
    'submit',
    (event) => {
      event.preventDefault()
      decide(chosen(form, event))
      if (opener) tell('confirm', form.dataset['kept'] ?? '')
    },
    { once: true },
  )
  document.querySelector('.skip')?.after(bar)
  observer.observe(bar)
}
