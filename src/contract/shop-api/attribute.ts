import { z } from 'zod'
import type {
  AdvancedAttribute,
  AttributeGroup,
  AttributeValue,
  FieldSet,
  GroupSet,
} from '#domain/catalogue/attribute.ts'

const attributeValue = z.object({
  id: z.int().exactOptional(),
  label: z.string(),
  value: z.string().exactOptional(),
}) satisfies z.ZodType<AttributeValue>

const head = { id: z.int().nullable(), key: z.string(), label: z.string(), type: z.string().nullable() }

export const attributeGroup = z.discriminatedUnion('multiSelect', [
  z.object({ ...head, multiSelect: z.literal(false), values: attributeValue }),
  z.object({ ...head, multiSelect: z.literal(true), values: z.array(attributeValue) }),
]) satisfies z.ZodType<AttributeGroup>

export const attributes = z.record(z.string(), attributeGroup)

const fieldSet = z.record(
  z.string(),
  z.union([z.string(), z.number(), z.boolean(), z.null()]),
) satisfies z.ZodType<FieldSet>

const groupSet: z.ZodType<GroupSet> = z.object({
  fieldSet: z.array(z.array(fieldSet)),
  get groupSet() {
    return z.array(groupSet)
  },
})

export const advancedAttributes = z.record(
  z.string(),
  z.object({
    id: z.int().nullable(),
    key: z.string(),
    label: z.string(),
    type: z.string().nullable(),
    values: z.array(groupSet),
  }) satisfies z.ZodType<AdvancedAttribute>,
)
