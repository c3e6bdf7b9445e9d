import { expect, test } from 'vitest'
import Field from '#components/form/Field.astro'
import { render } from '#tests/support/render.ts'

test('a field of a parent with styles has one class attribute', async () => {
  const html = await render(Field, {
    name: 'email',
    label: 'E-Mail',
    autocomplete: 'email',
    class: 'astro-parent',
  })
  const [input = ''] = /<input[^>]*>/.exec(html) ?? []
  expect(input.match(/ class="/g)).toHaveLength(1)
  expect(input).toMatch(/ class="input astro-parent/)
})
