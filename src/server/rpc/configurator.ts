import { CONFIGURATOR } from '#contract/rpc/configurator.ts'
import { addConfiguration } from '#server/configurator/add-configuration.ts'
import { configuredFrame } from '#server/configurator/configured-frame.ts'
import { priceConfiguration } from '#server/configurator/price-configuration.ts'
import { offeredParts } from '#server/configurator/offered-parts.ts'
import { rxParts } from '#server/configurator/rx-parts.ts'
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
    const { with: fields, affirmed, valuesLater, ...configuration } = payload
    return addConfiguration(
      scope,
      { ...configuration, isAffirmed: affirmed, areValuesLater: valuesLater },
      fields,
    )
  }),

  getPrescriptionValuesFromOrder: fallibleProcedure(
    CONFIGURATOR.getPrescriptionValuesFromOrder,
    (scope, input) => valuesFromOrder(scope, input),
  ),
} satisfies Record<keyof typeof CONFIGURATOR, Procedure>
