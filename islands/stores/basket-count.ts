/** How many things are in the basket, as the server said last: for the icon of this page and of the next ones. */
export function rememberCount(count: number): void {
  localStorage.setItem(place(), String(count))
  document.dispatchEvent(new CustomEvent('basket:count', { detail: count }))
}

export const rememberedCount = (): number => Number(localStorage.getItem(place()))

const place = (): string => `veduta-basket-${document.documentElement.dataset['shopId'] ?? ''}`
