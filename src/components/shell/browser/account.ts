/** Pages are the same for everybody: a cookie tells that somebody is signed in, and then what leads to the sign-in leads to his account. */
export function showAccount(): void {
  if (!document.cookie.includes('veduta-account=1')) return
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-account]')) {
    const { account = '', accountLabel = '' } = link.dataset
    link.href = account
    const words = link.querySelector('span')
    if (words) words.textContent = accountLabel
    else link.setAttribute('aria-label', accountLabel)
  }
}
