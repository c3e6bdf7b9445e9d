import { CONSENT_GROUPS, type ConsentGroup } from '#domain/consent/consent.ts'

/** The checkboxes of a form, one for each group. */
export const groupCheckboxes = (form: HTMLFormElement) => [
  ...form.querySelectorAll<HTMLInputElement>('input[name=group]'),
]

/** The decision that a form was submitted with by the button of this value: all groups, none, or the ticked ones. */
export function chosenGroups(form: HTMLFormElement, button: string): ConsentGroup[] {
  const ticked = groupCheckboxes(form)
    .filter(({ checked }) => checked)
    .map(({ value }) => value)
  const chosen: readonly string[] = { none: [], every: CONSENT_GROUPS }[button] ?? ticked
  return CONSENT_GROUPS.filter((group) => chosen.includes(group))
}
