import { CONSENT_GROUPS, type ConsentGroup } from '#domain/consent/consent.ts'

/** The boxes of a form, a group each. */
export const boxesOf = (form: HTMLFormElement) => [
  ...form.querySelectorAll<HTMLInputElement>('input[name=group]'),
]

/** What a form was sent with: all, none, or what is ticked. */
export function chosen(form: HTMLFormElement, { submitter }: SubmitEvent): ConsentGroup[] {
  const all = submitter instanceof HTMLButtonElement ? submitter.value : ''
  const ticked = boxesOf(form)
    .filter(({ checked }) => checked)
    .map(({ value }) => value)
  const wanted: readonly string[] = { none: [], every: CONSENT_GROUPS }[all] ?? ticked
  return CONSENT_GROUPS.filter((group) => wanted.includes(group))
}
