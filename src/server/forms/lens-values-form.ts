import { readOrderProof } from '#domain/form/order-proof.ts'
import { fieldsFromOrder } from '#domain/lens/fields-from-order.ts'
import type { FieldReader, LensChoice } from '#domain/lens/lens-form.ts'
import { type LensOrderNote, refusedOrderNote } from '#domain/lens/order-note.ts'
import { valuesFromOrder } from '#server/configurator/values-from-order.ts'
import type { RequestScope } from '#server/request/request-scope.ts'

/** The form of a lens with the values of an earlier order. They are in no address: the page that the form is sent to shows them. */
export async function takeLensValues(
  scope: RequestScope,
  choice: LensChoice,
  input: (name: string) => string,
): Promise<{ field: FieldReader; checks: []; fromOrder: LensOrderNote }> {
  const orderNumber = input('order-number').slice(0, 40)
  const proof = readOrderProof(input('order-proof'))
  const found = await valuesFromOrder(scope, {
    orderNumber,
    orderOrigin: 'online',
    goods: 'lenses',
    ...(proof && { proof }),
  })
  const { fields, isWhole } = fieldsFromOrder(
    choice,
    found.ok ? found.value.rawPrescription : { right: {}, left: {} },
  )
  const texts: Partial<Record<string, string>> = { ...fields, 'order-number': orderNumber }
  const taken = isWhole ? ('taken' as const) : ('partly' as const)
  return {
    field: (name) => texts[name] ?? (name.endsWith('-quantity') ? '1' : ''),
    checks: [],
    fromOrder: found.ok ? taken : refusedOrderNote(found.error.status, orderNumber),
  }
}
