const WEEK = 7 * 24 * 60 * 60

/**
 * Stores the chosen language for a week, to suggest it where an address names none. Spec §9. Within a country the link
 * leads to the state that the page has now, which may be another than at its loading.
 */
export function initLanguageDialog(): void {
  const dialog = document.getElementById('languages')
  if (!(dialog instanceof HTMLDialogElement)) return
  dialog.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-language]') : null
    const code = link?.dataset['language']
    if (!link || !code) return
    if (link.dataset['samePage'] !== undefined) link.search = location.search
    document.cookie = `fim-selected-language=${code}; max-age=${WEEK}; path=/; samesite=lax`
    dialog.close()
  })
}
