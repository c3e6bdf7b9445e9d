import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { READ_BACK_VERSION } from '#domain/prescription/configured-items.ts'
import { READ_BACK_TEXTS } from '#domain/prescription/read-back.ts'
import type { MessageKey } from '#i18n/messages.ts'
import { textsFor } from '#i18n/texts.ts'
import { VARIANT_CODES, type VariantCode } from '#i18n/variants.ts'
import { VALUES_TEXTS } from '#islands/configurator/values-texts.ts'

/** What the texts were in each version: orders name the version that was affirmed, so that none of them ever changes. */
const DIGESTS: Record<string, Record<VariantCode, string>> = {
  '2026-11': {
    'de-de': 'f71843831c1d9e81',
    'de-at': 'f71843831c1d9e81',
    'cs-cz': '604044a66030c710',
    'pl-pl': 'f4aac822c3a72849',
    'de-ch': '6360536edba0d825',
    'fr-ch': '5b0d6ca6e54485b5',
    'it-ch': 'f352a0e73c795dae',
    'it-it': 'f352a0e73c795dae',
    'de-it': 'f71843831c1d9e81',
  },
  '2026-11-30': {
    'de-de': 'f6018c71489b09bf',
    'de-at': 'f6018c71489b09bf',
    'cs-cz': '52c6be6d4c2e1fef',
    'pl-pl': 'f4edf1bb47622eec',
    'de-ch': 'ecb0fdc1c7642ad4',
    'fr-ch': '77663e9db3aacef3',
    'it-ch': '437f3840426606af',
    'it-it': '437f3840426606af',
    'de-it': 'f6018c71489b09bf',
  },
  '2026-11-30.2': {
    'de-de': 'e95cb1fc8930e320',
    'de-at': 'e95cb1fc8930e320',
    'cs-cz': '52c6be6d4c2e1fef',
    'pl-pl': 'f4edf1bb47622eec',
    'de-ch': 'e80ab10088acdbc1',
    'fr-ch': '77663e9db3aacef3',
    'it-ch': '437f3840426606af',
    'it-it': '437f3840426606af',
    'de-it': 'e95cb1fc8930e320',
  },
}

/** What is read back, what is unusual about it, and the ticks below it; those of corrected values have a consent of their own. */
const AFFIRMED: readonly MessageKey[] = [
  ...READ_BACK_TEXTS,
  ...VALUES_TEXTS.filter((key) => /^values\.(unusual|affirm|consent)/.test(key)),
  'account.values.correct.consent',
]

const digestOf = (variant: VariantCode): string => {
  const { texts } = textsFor(variant, AFFIRMED)
  const sorted = AFFIRMED.toSorted().map((key) => [key, texts[key]])
  return createHash('sha256').update(JSON.stringify(sorted)).digest('hex').slice(0, 16)
}

/** What is to be done where texts were changed; empty where none were. */
function whatToDo(): string {
  const digests = Object.fromEntries(VARIANT_CODES.map((variant) => [variant, digestOf(variant)]))
  const changed = VARIANT_CODES.filter(
    (variant) => digests[variant] !== DIGESTS[READ_BACK_VERSION]?.[variant],
  )
  if (changed.length === 0) return ''
  const lines = VARIANT_CODES.map((variant) => `    '${variant}': '${digests[variant]}',`)
  return `Customers of ${changed.join(', ')} affirm their values in other texts than those of version ${READ_BACK_VERSION}, which orders name.
Raise READ_BACK_VERSION in src/domain/prescription/configured-items.ts. Under the new version, add to DIGESTS in this test:
${lines.join('\n')}
Leave those of older versions as they are.`
}

test('the texts in which values are affirmed are those of their version', () => expect(whatToDo()).toBe(''))

test('the texts of each tick of the step in which values are confirmed are among them', async () => {
  const source = await readFile('islands/configurator/ConfirmStep.tsx', 'utf8')
  const ticks = source.match(/<Tick[^]*?<\/Tick>/g) ?? []
  const prefixes = ticks.flatMap((tick) =>
    [...tick.matchAll(/\bt\([`']([\w.-]+)/g)].map(([, key = '']) => key),
  )
  expect([ticks.length, prefixes.length]).toEqual([3, 4])
  for (const prefix of prefixes) expect(AFFIRMED).toContainEqual(expect.stringContaining(prefix))
})
