let isShown = false

/**
 * Pages are the same for everybody: a cookie shows whether the visitor is signed in, and then links to the sign-in lead to their account.
 */
export function showAccount(): void {
  if (isShown || !document.cookie.includes('veduta-account=1')) return
  isShown = true
  if (document.querySelector('.tile'))
    void import('#components/product/browser/tile-prices.ts').then((script) => script.showTilePrices())
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-account]')) {
    const { account = '', accountLabel = '' } = link.dataset
    link.href = account
    const words = link.querySelector('span')
    if (words) words.textContent = accountLabel
    else link.setAttribute('aria-label', accountLabel)
  }
}
