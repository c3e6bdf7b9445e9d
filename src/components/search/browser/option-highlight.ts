/**
 * One highlight through the options of a list while the focus stays in the field: WAI-ARIA's combobox. The options are read again each
 * time, as the list changes under the highlight.
 */
export function createOptionHighlight(list: HTMLElement, field: HTMLElement) {
  const options = () => [...list.querySelectorAll<HTMLElement>('[role=option]')]
  const current = () => list.querySelector<HTMLElement>('[aria-selected=true]')

  function put(option: HTMLElement | undefined): void {
    current()?.setAttribute('aria-selected', 'false')
    if (!option) return field.removeAttribute('aria-activedescendant')
    option.setAttribute('aria-selected', 'true')
    field.setAttribute('aria-activedescendant', option.id)
    option.scrollIntoView({ block: 'nearest' })
  }

  return {
    current,
    clear: () => put(undefined),
    /** Moves to the next or previous option; beyond the ends none is highlighted, then it starts again. */
    step(by: 1 | -1): void {
      const all = options()
      const marked = current()
      const at = marked ? all.indexOf(marked) : by > 0 ? -1 : all.length
      put(all[at + by])
    },
    /** Gives new options an id, so that the field can refer to them. */
    name(): void {
      options().forEach((option, index) => {
        option.id = `suggestion-${index}`
        option.tabIndex = -1
        option.setAttribute('aria-selected', 'false')
      })
      field.removeAttribute('aria-activedescendant')
    },
  }
}
