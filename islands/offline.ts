/** The page says that there is no network until there is one again. */
function showNote(): void {
  const note = document.getElementById('offline')
  note?.removeAttribute('hidden')
  addEventListener('online', () => note?.setAttribute('hidden', ''), { once: true })
}

/** Acts if the server answers; where it cannot be reached, the page stays, and says so. */
export const ifReachable = (act: () => void): Promise<void> => fetch('/api/live').then(act, showNote)

/** A form that the browser itself would send keeps its page and what was typed while there is no network. */
export function keepFormsOffline(): void {
  addEventListener('submit', (event) => {
    if (navigator.onLine || event.defaultPrevented) return
    event.preventDefault()
    showNote()
  })
}
