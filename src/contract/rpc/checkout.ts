import { z } from 'zod'
import type { PickUpBranch } from '#domain/branch/pick-up-branch.ts'
import { STEP_FIELD_NAMES } from '#domain/checkout/field-name.ts'
import type { Answers, AnswerError } from '#domain/checkout/answers.ts'
import { CHECKOUT_FAULTS } from '#domain/form/checkout-rule.ts'
import { STEPS } from '#domain/checkout/step.ts'
import type { Call } from './call.ts'

const answerName = z.enum(Object.values(STEP_FIELD_NAMES).flat())

/** Longer than any valid answer. */
const text = z.string().max(2000)

const answers = z.partialRecord(answerName, text) satisfies z.ZodType<Answers>

const PLAIN = [
  'required',
  'email',
  'password',
  'leaked-password',
  'name',
  'date',
  'future-date',
  'order-number',
  'zip',
  'plain-text',
  'script',
  ...CHECKOUT_FAULTS,
] as const

const fault = z.union([
  z.object({ kind: z.enum(PLAIN) }),
  z.object({ kind: z.literal('max-length'), max: z.int() }),
  z.object({ kind: z.literal('same-as'), other: z.string() }),
])

const mistake = z.object({ name: answerName, fault }) satisfies z.ZodType<AnswerError>

const branch = z.object({
  id: z.string(),
  street: z.string(),
  zip: z.string(),
  city: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  hasAll: z.boolean(),
  collectOn: z
    .union([
      z.object({ on: z.enum(['today', 'tomorrow']) }),
      z.object({ on: z.literal('later'), date: z.iso.date() }),
    ])
    .nullable(),
}) satisfies z.ZodType<PickUpBranch>

export const CHECKOUT = {
  /** Stores the answers of a step, valid or not, and returns their errors and the branches that are near by now. */
  saveCheckout: {
    input: z.object({ step: z.enum(STEPS), answers }),
    output: z.object({ answers, mistakes: z.array(mistake), branches: z.array(branch) }),
  },
} as const satisfies Record<string, Call>
