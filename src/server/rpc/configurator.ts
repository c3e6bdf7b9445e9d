import { CONFIGURATOR } from '#contract/rpc/configurator.ts'
import { EYES } from '#domain/prescription/eye-field.ts'
import {
  type PrescriptionFromOrder,
  prescriptionFromOrder,
} from '#domain/prescription/prescription-from-order.ts'
import { addConfiguration } from '#server/configurator/add-configuration.ts'
import { configuredFrame } from '#server/configurator/configured-frame.ts'
import { isFoundHere, ownerOf, proofOfFound } from '#server/configurator/found-order.ts'
import { readConfigurator } from '#server/configurator/configurator-state.ts'
import { priceConfiguration } from '#server/configurator/price-configuration.ts'
import { offeredParts } from '#server/configurator/offered-parts.ts'
import { restorePair } from '#server/configurator/removed-pair.ts'
import { rxParts } from '#server/configurator/rx-parts.ts'
import { saveStep } from '#server/configurator/save-step.ts'
import { valuesFromOrder } from '#server/configurator/values-from-order.ts'
import { fallibleProcedure, type Procedure, procedure } from './procedure.ts'

export const configuratorProcedures = {
  getRxProducts: procedure(CONFIGURATOR.getRxProducts, async ({ ctx, variant }, { variantId }) => {
    const frame = await configuredFrame(ctx, variant, variantId)
    return offeredParts(frame, await rxParts(ctx, variant))
  }),

  priceConfiguration: procedure(
    CONFIGURATOR.priceConfiguration,
    async ({ ctx, variant }, { variantId, ...input }) => {
      const frame = await configuredFrame(ctx, variant, variantId)
      return priceConfiguration(frame, await rxParts(ctx, variant), input)
    },
  ),

  addConfigurationToBasket: fallibleProcedure(CONFIGURATOR.addConfigurationToBasket, (scope, payload) => {
    const { with: fields, affirmed, valuesLater, pdSource, prescription, ...configuration } = payload
    return addConfiguration(
      scope,
      {
        ...configuration,
        // The page asks; a program that says nothing means far.
        prescription: { use: 'far', ...prescription },
        isAffirmed: affirmed,
        areValuesLater: valuesLater,
        isPdMeasured: pdSource === 'measure',
        isEarlier: false,
      },
      fields,
    )
  }),

  restorePairToBasket: fallibleProcedure(CONFIGURATOR.restorePairToBasket, (scope, payload) => {
    const { with: fields, ...pair } = payload
    return restorePair(scope, pair, fields)
  }),

  getPrescriptionValuesFromOrder: fallibleProcedure(
    CONFIGURATOR.getPrescriptionValuesFromOrder,
    (scope, input) => valuesFromOrder(scope, input),
  ),

  saveConfigurator: procedure(CONFIGURATOR.saveConfigurator, async (scope, payload) => {
    const { step, answers, fromOrder, save, ...pair } = payload
    const given = new Map<string, string>(Object.entries(answers))
    const known =
      fromOrder && isFoundHere(scope, fromOrder)
        ? prescriptionFromOrder(
            fromOrder.orderNumber,
            fromOrder.orderOrigin,
            fromOrder.rawPrescription,
            fromOrder,
          )
        : undefined
    const before = await readConfigurator(scope, pair)
    const { state, mistakes } = await saveStep(
      scope,
      before,
      step,
      (name) => {
        const value = given.get(name)
        return value === undefined ? [] : [value]
      },
      known,
      save,
    )
    const found = withoutColor(state.context.fromOrder)
    const proven = found && { ...found, proof: proofOfFound(scope, found) }
    return { found: proven, mistakes, owner: ownerOf(scope) }
  }),
} satisfies Record<keyof typeof CONFIGURATOR, Procedure>

/** Glasses have no colour among their values; an order may contain lenses that do. */
function withoutColor(found: PrescriptionFromOrder | null) {
  if (found === null) return null
  const [right, left] = EYES.map((side) => {
    const { color: _, ...eye } = found.rawPrescription[side]
    return eye
  })
  const values = { ...found.rawPrescription, right: right ?? {}, left: left ?? {} }
  return prescriptionFromOrder(found.orderNumber, found.orderOrigin, values, found)
}
