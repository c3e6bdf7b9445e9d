import { isChanged } from '#components/ui/browser/is-changed.ts'
import { actTwice } from '#islands/offline.ts'

/** Sends the form when a filter changes, and finds where the visitor is, on press only. */
export function startBranchSearch(): void {
  const form = document.querySelector<HTMLFormElement>('[data-branch-search]')
  const button = form?.querySelector<HTMLButtonElement>('[data-near-me]')
  if (!form || !button) return
  form.addEventListener('input', ({ target }) => {
    // Another place is typed.
    if (target === form['term']) form['near'].disabled = true
    else sendFilter(form)
  })
  button.addEventListener('click', () =>
    actTwice(() => import('./near-me.ts').then((script) => script.searchNearMe(form, button))),
  )
  // A filter that was chosen before the script was there. A place is sent when it has been typed.
  if (form['term'].value === form['term'].defaultValue && isChanged(form)) form.requestSubmit()
}

/** Whoever chose it by keyboard goes on from it: the next page focuses what its address names. */
function sendFilter(form: HTMLFormElement): void {
  const id = form.querySelector(':focus-visible')?.id
  if (id) form.action = form.action.replace(/#.*|$/, `#${id}`)
  form.requestSubmit()
}
