import { expect, test } from 'vitest'
import AuthPanel from '#components/auth/AuthPanel.astro'
import SigninAside from '#components/auth/SigninAside.astro'
import { render } from '#tests/support/render.ts'

const addresses = { signin: '/signin/', register: '/register/', forgotten: '/forgotten/' }
const view = { values: {}, faults: {}, note: null }

const aside = (note: string | null) =>
  render(SigninAside, { form: 'signin', guest: { ...view, note }, addresses, needsAccount: false })

const panel = (form: string, note: string) =>
  render(AuthPanel, { form, view: { ...view, note }, addresses, action: '/', after: '/', isSignedIn: false })

test.each([
  ['later', 'Bitte versuchen Sie es in einer Stunde noch einmal.'],
  ['trouble', 'Das hat nicht geklappt. Bitte versuchen Sie es später noch einmal.'],
])('a guest whose form was refused (%s) reads why above it', async (note, text) => {
  const html = await aside(note)
  expect(html).toContain(text)
  expect(html.indexOf(text)).toBeLessThan(html.indexOf('<form'))
})

test('a guest form that was not sent has no note', async () =>
  expect(await aside(null)).not.toContain('note'))

test.each([
  ['signin', 'eine Viertelstunde'],
  ['verify', 'eine Viertelstunde'],
  ['register', 'in einer Stunde'],
  ['forgotten', 'in einer Stunde'],
  ['reset', 'in einer Stunde'],
])('too many attempts of the form %s: %s', async (form, wait) =>
  expect(await panel(form, 'later')).toContain(wait),
)

test.each([
  ['failed', /<p class="note bad-note[^>]* role="alert" tabindex="-1" autofocus[^>]*>/],
  ['sent', /<p class="note [^>]* role="status"[^>]*>/],
])('the note %s is brought to readers who hear the page', async (note, html) =>
  expect(await panel('signin', note)).toMatch(html),
)
