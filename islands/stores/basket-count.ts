/** How many things are in the basket, as the server said last: for the icon of this page and of the next ones. */
export function rememberCount(count: number): void {
  const { shopId = '' } = document.documentElement.dataset
  localStorage.setItem(`veduta-basket-${shopId}`, String(count))
  document.dispatchEvent(new CustomEvent('basket:count', { detail: count }))
}
