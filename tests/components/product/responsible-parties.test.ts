import { expect, test } from 'vitest'
import ResponsibleParties from '#components/product/ResponsibleParties.astro'
import { render } from '#tests/support/render.ts'

const NOTICE = 'To jest wyrób medyczny. Używaj go zgodnie z instrukcją używania lub etykietą.'
const words = async (type: string, variant: 'pl-pl' | 'de-de') =>
  (await render(ResponsibleParties, { attributes: undefined, type }, variant)).replaceAll(
    /[\u00a0\u202f]/g,
    ' ',
  )

test('in Poland glasses carry the notice on medical devices, sunglasses do not', async () => {
  expect(await words('rxGlasses', 'pl-pl')).toContain(NOTICE)
  expect(await words('sunglasses', 'pl-pl')).not.toContain(NOTICE)
})

test('elsewhere they carry none', async () =>
  expect(await words('rxGlasses', 'de-de')).not.toContain('Medizinprodukt'))
