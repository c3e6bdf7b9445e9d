const WEEK = 7 * 24 * 60 * 60

/** Stores the chosen language for a week, to suggest it where an address names none. Spec §9. */
export function initLanguageDialog(): void {
  const dialog = document.getElementById('languages')
  if (!(dialog instanceof HTMLDialogElement)) return
  dialog.addEventListener('click', ({ target }) => {
    const code =
      target instanceof Element ? target.closest<HTMLElement>('[data-language]')?.dataset['language'] : null
    if (!code) return
    document.cookie = `fim-selected-language=${code}; max-age=${WEEK}; path=/; samesite=lax`
    dialog.close()
  })
}
