import { whenShown } from '#components/ui/browser/when-shown.ts'

/** Shows the number of items on the icon, by the server's last answer: to this page, to an earlier one or to another tab. */
export function showBasketCount(): void {
  const badge = document.querySelector<HTMLElement>('[data-basket-count]')
  if (!badge) return
  // As `basketStorageKey`, without its file: this script is on every page.
  const key = `veduta-basket-${document.documentElement.dataset['variant']?.slice(-2)}`
  const show = (count: number) => {
    badge.textContent = count > 99 ? '99+' : String(count)
    badge.hidden = !(count > 0)
  }
  whenShown(() => {
    try {
      show(document.cookie.includes('veduta-known=1') ? Number(localStorage.getItem(key)) : 0)
    } catch {
      // A browser without storage shows it after the server's next answer.
    }
  })
  document.addEventListener('basket:count', (event) => {
    if (event instanceof CustomEvent) show(Number(event.detail))
  })
  addEventListener('storage', (event) => {
    if (event.key === key) show(Number(event.newValue))
  })
}
