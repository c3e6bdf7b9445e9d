type TypedField = HTMLInputElement | HTMLTextAreaElement

/** Whether people type into it: such a field is checked when it is left. */
export const isTyped = (target: unknown): target is TypedField =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && (target.type === 'text' || target.type === 'tel'))

/** The names of fields that somebody has typed into and left before hydration. */
export const fieldsLeftBefore = (form: HTMLFormElement | null): string[] =>
  [...(form?.elements ?? [])].flatMap((field) =>
    isTyped(field) && field.value !== field.defaultValue && field !== document.activeElement
      ? field.name
      : [],
  )
