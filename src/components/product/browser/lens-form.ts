import { fixedValue } from '#domain/lens/lens-values.ts'
import {
  isSoldOut,
  type LensChoice,
  type LensFormCheck,
  readEye,
  readLensForm,
} from '#domain/lens/lens-form.ts'
import { offeredValues } from '#domain/lens/range.ts'
import { formatMoney } from '#domain/money/format.ts'
import { minor } from '#domain/money/price.ts'
import { EYES, type EyeSide } from '#domain/prescription/eye-field.ts'
import { readSubscription } from '#domain/subscription/product-subscription.ts'
import { suggestedInterval } from '#domain/subscription/suggested-interval.ts'
import { basket } from '#islands/stores/basket.ts'
import { addAndShow } from './add-and-show.ts'

const choiceOf = (form: HTMLFormElement): LensChoice => JSON.parse(form.dataset['lens'] ?? 'null')

const readerOf =
  (form: HTMLFormElement) =>
  (name: string): string =>
    new FormData(form).get(name)?.toString() ?? ''

const selectOf = (form: HTMLFormElement, name: string): HTMLSelectElement | null =>
  form.querySelector<HTMLSelectElement>(`select[name="${name}"]`)

/** Narrows the lists to the values that go with those that are chosen, and shows the price of all packs. */
export function update(form: HTMLFormElement, changed: EventTarget | null): void {
  const choice = choiceOf(form)
  hideMendedFaults(form, choice)
  for (const side of EYES) narrow(form, choice, side)
  const field = readerOf(form)
  const sides = field('alike') === '' ? EYES : (['right', 'right'] as const)
  const packs = sides.reduce((sum, side) => sum + Number(field(`${side}-quantity`)), 0)
  suggestInterval(form, sides, changed)
  const total = form.querySelector<HTMLElement>('[data-total]')
  if (!total?.parentElement) return
  const { price, first, later, intl = '', currency = '' } = form.dataset
  const isSubscription = readSubscription(field) !== undefined
  const money = (each: string | undefined) => formatMoney(minor(Number(each) * packs), { intl, currency })
  total.textContent = money(isSubscription ? first : price)
  total.parentElement.hidden = false
  const note = form.querySelector<HTMLElement>('[data-total-later]')
  if (!note) return
  note.textContent = (note.dataset['totalLater'] ?? '').replace('{price}', money(later))
  note.hidden = !isSubscription
}

/** The interval follows the packs, those of the eye that runs out first, until somebody has chosen one. */
function suggestInterval(form: HTMLFormElement, sides: readonly EyeSide[], changed: EventTarget | null) {
  const interval = selectOf(form, 'interval')
  if (!interval) return
  if (changed === interval) interval.dataset['chosen'] = 'true'
  if (interval.dataset['chosen']) return
  const packs = sides.map((side) => Number(readerOf(form)(`${side}-quantity`))).filter((count) => count > 0)
  const { days } = form.dataset
  if (packs.length === 0 || days === undefined) return
  const offered = Array.from(interval.options, ({ value }) => value)
  interval.value = suggestedInterval(offered, Number(days) * Math.min(...packs))
}

/** A value that does not go with the others any more is taken back, and its field says so. */
function narrow(form: HTMLFormElement, choice: LensChoice, side: EyeSide): void {
  for (const range of choice.ranges) {
    const select = selectOf(form, `${side}-${range.parameter}`)
    if (!select || range.names || fixedValue(range) !== undefined) continue
    const offered = new Set(offeredValues(range, readEye(choice, side, readerOf(form))).map(String))
    for (const option of select.options) {
      if (option.value === '') continue
      option.hidden = !offered.has(option.value)
      option.disabled = option.hidden || isSoldOut(choice, range.parameter, Number(option.value))
    }
    if (select.value === '' || offered.has(select.value)) continue
    select.value = ''
    showFault(select, form.dataset['notOffered'] ?? '')
  }
}

/** A fault stays beside its field for as long as there is one. */
function hideMendedFaults(form: HTMLFormElement, choice: LensChoice): void {
  const read = readLensForm(choice, readerOf(form))
  const faulty = read.ok ? [] : read.error.map((check) => fieldOf(form, check))
  for (const select of form.querySelectorAll('select')) if (!faulty.includes(select)) showFault(select, '')
}

function showFault(select: HTMLSelectElement, text: string): void {
  const fault = document.getElementById(`${select.id}-fault`)
  if (!fault) return
  fault.textContent = text
  fault.hidden = text === ''
  select.ariaInvalid = text === '' ? null : 'true'
}

/** Adds the lenses; where a value is missing, it is named beside its field, and the first one is focused. */
export async function submit(form: HTMLFormElement): Promise<void> {
  for (const select of form.querySelectorAll('select')) showFault(select, '')
  const read = readLensForm(choiceOf(form), readerOf(form))
  if (!read.ok) {
    const faulty = read.error.flatMap((check) => showCheck(form, check) ?? [])
    faulty[0]?.focus()
    return
  }
  const subscription = readSubscription(readerOf(form))
  await addAndShow(form, () => basket.addLenses({ ...read.value, ...(subscription && { subscription }) }))
}

const fieldOf = (form: HTMLFormElement, { field, eye }: LensFormCheck): HTMLSelectElement | null =>
  selectOf(form, `${eye === 'both' ? 'right' : eye}-${field}`)

function showCheck(form: HTMLFormElement, check: LensFormCheck): HTMLSelectElement | null {
  const { field, kind } = check
  const select = fieldOf(form, check)
  const { quantity, missing, notOffered } = form.dataset
  if (select)
    showFault(select, (field === 'quantity' ? quantity : kind === 'missing' ? missing : notOffered) ?? '')
  return select
}
