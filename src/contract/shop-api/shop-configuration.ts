import { z } from 'zod'
import { isYes } from '#domain/catalogue/read-attribute.ts'
import { isRecord } from '#domain/is-record.ts'
import { FLAGS, type Flag, type ShopConfiguration } from '#domain/shop/configuration.ts'
import { shopConfiguration } from './shop.ts'

/** Flags that custom data of a shop name in other words. Spec §3. */
const OTHER_NAMES: Partial<Record<Flag, string>> = {
  rxConfigurator: 'correctionalGlasses',
  freeRxShipping: 'rxFreeShipping',
}

/** Settings that are lists; a property writes them as text with commas. Spec §3. */
const LISTS = ['rxLensTypes', 'rxLensQualityIndex', 'rxTintingTypes']

const properties = z.array(z.object({ key: z.string(), value: z.unknown() })).catch([])
const portal = z.object({ domain: z.string(), portal: z.string() }).nullable().catch(null)
const experiments = z.record(z.string(), z.string()).catch({})
const text = z.string().min(1).nullable().catch(null)

/**
 * The answer at shop-configuration. The embedded service gives the fields of spec §3. The public one gives a name, a
 * country, two sets of custom data and properties, from which the same settings are read by their names. What is
 * nearer to the shop wins: fields of spec §3, then the data of the shop, those of its country, and properties.
 */
export const shopConfigurationAnswer = (usual: Pick<ShopConfiguration, 'locale' | 'currency'>) =>
  z
    .looseObject({ shopId: z.int(), name: z.string(), country: z.string() })
    .transform((given) => {
      const customData = customDataOf(given)
      const setting = (name: string) => given[name] ?? customData[name]
      const flags = { ...customData, ...record(setting('flags')) }
      return {
        shopId: given.shopId,
        name: given.name,
        country: given.country,
        locale: setting('locale') ?? usual.locale,
        currency: setting('currency') ?? usual.currency,
        domain: text.parse(setting('domain')),
        googleTagId: text.parse(setting('googleTagId')),
        flags: Object.fromEntries(FLAGS.map((flag) => [flag, isOn(flag, flags)])),
        experiments: experiments.parse(setting('experiments') ?? setting('abTestingConfig')),
        orderReturnPortal: portal.parse(setting('orderReturnPortal')),
        customData,
      }
    })
    .pipe(shopConfiguration)

/** The online shop is open unless the operator closes it; every other feature is off unless they switch it on. */
const isOn = (flag: Flag, flags: Record<string, unknown>): boolean =>
  isYes(String(flags[flag] ?? flags[OTHER_NAMES[flag] ?? ''] ?? flag === 'onlineShop'))

function customDataOf({
  properties: listed,
  shopCustomData,
  customData,
}: Record<string, unknown>): Record<string, unknown> {
  const named = properties.parse(listed).map(({ key, value }) => [key, fromText(value)] as const)
  const merged = { ...Object.fromEntries(named), ...record(customData), ...record(shopCustomData) }
  const lists = LISTS.flatMap((name) => {
    const value = merged[name]
    return typeof value === 'string' ? [[name, value.split(/\s*,\s*/)] as const] : []
  })
  return { ...merged, ...Object.fromEntries(lists) }
}

const record = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {})

/** The value of a property is text: a list or an object is written as JSON. */
function fromText(value: unknown): unknown {
  if (typeof value !== 'string' || !/^\s*[[{]/.test(value)) return value
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}
