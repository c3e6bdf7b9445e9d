/** Whether a visitor has changed a field since the server sent the form, maybe before the script was there. */
export const isChanged = (form: HTMLFormElement): boolean => [...form.elements].some(isFieldChanged)

function isFieldChanged(field: Element): boolean {
  if (field instanceof HTMLSelectElement)
    return (
      field.selectedIndex !==
      Math.max(
        0,
        [...field.options].findLastIndex((option) => option.defaultSelected),
      )
    )
  return (
    field instanceof HTMLInputElement &&
    (field.checked !== field.defaultChecked || field.value !== field.defaultValue)
  )
}
