import { z } from 'zod'
import { STEP_FIELD_NAMES } from '#domain/configurator/answers.ts'
import { CONFIGURATOR_STEPS } from '#domain/configurator/step.ts'
import { EYE_FIELDS, EYE_TEXTS } from '#domain/prescription/eye-field.ts'
import { LENS_TYPES } from '#domain/prescription/configuration.ts'
import { minor, price } from '#contract/shop-api/money.ts'
import { itemGroup } from '#contract/shop-api/basket-request.ts'
import { MAX_INT32 } from '#contract/shop-api/listing-query.ts'
import { ORDER_ORIGINS } from '#domain/prescription/prescription-from-order.ts'
import { officeDistance } from '#contract/order/office-distance.ts'
import { customersPupilDistance, orderedPupilDistance } from '#contract/order/pupil-distance.ts'
import { whole } from './basket.ts'
import type { Call } from './call.ts'
import { fields } from './fields.ts'
import { eye, ofBoth, sentPrescription } from './sent-prescription.ts'

const variantId = z.int().positive().max(MAX_INT32)

const prescription = z.strictObject({ right: eye, left: eye, ...ofBoth })
const moment = z.iso.datetime({ offset: true })

const storedEye = z.partialRecord(z.enum([...EYE_FIELDS, ...EYE_TEXTS]), z.union([z.number(), z.string()]))
const storedPrescription = z.object({ right: storedEye, left: storedEye, ...ofBoth })

const fromOrder = z.object({
  orderNumber: z.string(),
  orderOrigin: z.enum(ORDER_ORIGINS),
  rawPrescription: storedPrescription,
  pupilDistance: orderedPupilDistance.exactOptional(),
  orderedOn: moment.exactOptional(),
  measuredOn: z.iso.date().exactOptional(),
  prescriptionValues: storedPrescription,
  isProgressiveGlasses: z.boolean(),
  isConvertibleProgressiveGlasses: z.boolean(),
  progressiveGlassesPrescriptionValues: storedPrescription.nullable(),
})

/** The same before anything is computed from it. */
const foundOrder = z.object({
  orderNumber: z.string().max(40),
  orderOrigin: z.enum(ORDER_ORIGINS),
  rawPrescription: prescription,
  pupilDistance: orderedPupilDistance.exactOptional(),
  orderedOn: moment.exactOptional(),
  measuredOn: z.iso.date().exactOptional(),
  /** Of what the shop has found for this visitor; without one it is looked up again. */
  proof: z.string().max(64).exactOptional(),
})

/** And what is computed from it. */
const computedOrder = foundOrder.extend({
  prescriptionValues: prescription,
  isProgressiveGlasses: z.boolean(),
  isConvertibleProgressiveGlasses: z.boolean(),
  progressiveGlassesPrescriptionValues: prescription.nullable(),
})

const answerName = z.enum(Object.values(STEP_FIELD_NAMES).flat())

const configuration = {
  variantId,
  lensType: z.enum(LENS_TYPES),
  prescription: sentPrescription.default({ right: {}, left: {} }),
  /** Reference keys. */
  parts: z.array(z.string().min(1).max(80)).max(20),
}

const check = z.object({
  field: z.enum([...EYE_FIELDS, 'parts']),
  eye: z.enum(['right', 'left', 'both']),
  grade: z.enum(['refused', 'confirm', 'dropped']),
  kind: z.string(),
})

const part = z.object({
  masterKey: z.string(),
  referenceKey: z.string(),
  productId: z.int(),
  variantId: z.int(),
  name: z.string(),
  price,
  /** Whether it can be had with this frame. */
  isAvailable: z.boolean(),
})
const lens = z.object({ edge: z.number(), centre: z.number(), weight: z.number() }).nullable()

/** Lenses made for a frame: what there is, and what it costs. */
export const CONFIGURATOR = {
  getRxProducts: {
    input: z.object({ variantId }),
    output: z.object({
      lensTypes: z.array(part.extend({ design: z.string() })),
      qualityIndices: z.array(part.extend({ tier: z.string(), index: z.number(), form: z.string() })),
      tints: z.array(part.extend({ tintingType: z.string(), color: z.string().nullable() })),
      extras: z.array(part),
      freeService: part.nullable(),
    }),
  },
  /** Answers 200 even where values or parts are refused: `checks` says so. */
  priceConfiguration: {
    input: z.object(configuration),
    output: z.object({
      parts: z.array(z.object({ referenceKey: z.string(), name: z.string(), price: minor })),
      /** Frame and parts, in minor units. */
      total: minor,
      /** Thickness in mm, weight in g; null where the frame's measures are not known. */
      lenses: z.object({ right: lens, left: lens }),
      /** One that the frame can have; 1.67 stands for thinner ones, too. */
      suggestion: z.enum(['1.5', '1.6', '1.67']),
      checks: z.array(check),
    }),
  },
  /**
   * Answers with the basket. `affirmed`: the customer has read the values back, and affirms what is unusual about them. `valuesLater`: they follow
   * after the order. `pdSource`: the values have no distance of the pupils, and the shop is to measure it. `attempt` distinguishes two pairs that are alike; `replaces` is the id of a group of the basket.
   */
  addConfigurationToBasket: {
    input: z.object({
      ...configuration,
      pupilDistance: customersPupilDistance.exactOptional(),
      officeDistance: officeDistance.exactOptional(),
      pdSource: z.literal('measure').exactOptional(),
      affirmed: z.boolean().default(false),
      valuesLater: z.boolean().default(false),
      attempt: z.string().min(1).max(64).exactOptional(),
      replaces: itemGroup.shape.id.exactOptional(),
      with: fields,
    }),
    output: whole,
  },
  /** Answers with the basket. The pair was removed from the caller's basket within the last half hour; `groupId` is the group that it was. */
  restorePairToBasket: {
    input: z.object({ variantId, groupId: itemGroup.shape.id, with: fields }),
    output: whole,
  },
  /**
   * `proof` is for those who are not signed in as the customer of the order. Customers who name no number have the values of their
   * latest contact lenses.
   */
  getPrescriptionValuesFromOrder: {
    input: z.object({
      orderNumber: z.string().max(40),
      orderOrigin: z.enum(ORDER_ORIGINS),
      goods: z.enum(['glasses', 'lenses']).default('glasses'),
      proof: z
        .union([
          z.strictObject({ email: z.string().min(1).max(254) }),
          z.strictObject({ zip: z.string().min(1).max(20) }),
        ])
        .exactOptional(),
    }),
    output: fromOrder,
  },
  /**
   * Stores the answers of a step, valid or not, and returns their mistakes. `groupId`: the pair of the basket that is edited. The values of an
   * order are looked up with the step of that name, or repeated as they were found.
   */
  saveConfigurator: {
    input: z.object({
      variantId,
      groupId: itemGroup.shape.id.nullable(),
      step: z.enum(CONFIGURATOR_STEPS),
      /** Longer than any valid answer. */
      answers: z.partialRecord(answerName, z.string().max(300)),
      fromOrder: foundOrder.nullable(),
      /** A page numbers its saves: an earlier save of a step that arrives after a later one changes nothing. */
      save: z
        .object({ page: z.string().regex(/^[\w-]{1,36}$/), number: z.int().min(1).max(999_999) })
        .exactOptional(),
    }),
    output: z.object({
      found: computedOrder.nullable(),
      mistakes: z.array(z.object({ name: answerName, kind: z.string() })),
      /** Whose the found values are, in a word that tells nothing else: whoever answers for the first time was nobody before. */
      owner: z.string(),
    }),
  },
} as const satisfies Record<string, Call>
