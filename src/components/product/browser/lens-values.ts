import { readOrderProof } from '#domain/form/order-proof.ts'
import { fieldsFromOrder } from '#domain/lens/fields-from-order.ts'
import { type LensOrderNote, isTaken, refusedOrderNote } from '#domain/lens/order-note.ts'
import type { Prescription } from '#domain/prescription/eye-field.ts'
import { prescriptionValuesOf } from '#domain/prescription/made-to-measure.ts'
import { RpcError } from '#islands/rpc-error.ts'
import { rpc } from '#islands/rpc.ts'

/** Fills the form of the lens with the values of an earlier order, and says what became of them. */
export async function takeLensValues(form: HTMLFormElement): Promise<void> {
  const lens = document.querySelector<HTMLFormElement>('#lens-form')
  const button = document.querySelector<HTMLButtonElement>('button[form="lens-values"]')
  if (!lens || !button || button.ariaBusy === 'true') return
  button.ariaBusy = 'true'
  const note = await take(form, lens)
  button.ariaBusy = null
  showNote(note)
  const details = button.closest('details')
  if (!details || !isTaken(note)) return
  details.open = false
  lens.querySelector('select')?.focus()
}

async function take(form: HTMLFormElement, lens: HTMLFormElement): Promise<LensOrderNote> {
  const data = new FormData(form)
  const orderNumber = String(data.get('order-number') ?? '')
  const proof = readOrderProof(String(data.get('order-proof') ?? ''))
  try {
    const { rawPrescription } = await rpc('getPrescriptionValuesFromOrder', {
      orderNumber,
      orderOrigin: 'online',
      goods: 'lenses',
      ...(proof && { proof }),
    })
    const values = prescriptionValuesOf({ customData: { prescriptionValues: rawPrescription } })
    return values ? fill(lens, values) : 'unknown'
  } catch (error) {
    if (error instanceof RpcError) return refusedOrderNote(error.status, orderNumber)
    throw error
  }
}

function fill(lens: HTMLFormElement, ordered: Prescription): LensOrderNote {
  const { fields, isWhole } = fieldsFromOrder(JSON.parse(lens.dataset['lens'] ?? 'null'), ordered)
  let last: HTMLSelectElement | null = null
  for (const [name, value] of Object.entries(fields)) {
    const select = lens.querySelector<HTMLSelectElement>(`select[name="${name}"]`)
    if (!select) continue
    select.value = value
    last = select
  }
  const alike = lens.querySelector<HTMLInputElement>('input[name="alike"]')
  if (alike) alike.checked = false
  // Its own script narrows the lists and counts the total.
  last?.dispatchEvent(new Event('change', { bubbles: true }))
  return isWhole ? 'taken' : 'partly'
}

function showNote(note: LensOrderNote): void {
  const line = document.getElementById('lens-values-note')
  if (!line) return
  line.hidden = false
  line.textContent = line.dataset[note] ?? ''
  line.classList.toggle('bad-note', note !== 'taken')
}
