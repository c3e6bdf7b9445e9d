import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { ASK_SCRIPT } from '#components/consent/ask-script.ts'
import { hasConsentCookie } from '#domain/consent/consent-cookie.ts'

type Answer = { target: { dataset: { answer?: string } }; submitter: { value: string } }

/** Runs the script in a page with these cookies. */
function open(cookie: string) {
  const page: { question?: object } = {}
  const form: { onsubmit?: (event: Answer) => boolean; dataset: { answer?: string } } = { dataset: {} }
  const question = { querySelector: () => form }
  const template = { content: question, replaceWith: (content: object) => (page.question = content) }
  runInNewContext(ASK_SCRIPT, { document: { cookie, currentScript: { previousElementSibling: template } } })
  const isSent = (value: string) => form.onsubmit?.({ target: form, submitter: { value } })
  return { isAsked: page.question === question, form, isSent }
}

test.each([
  ['', true],
  ['veduta-account=1; other-veduta-consent=C0002', true],
  ['veduta-consent=', false],
  ['veduta-account=1; veduta-consent=C0002.C0004', false],
])('with the cookies "%s" a visitor is asked: %s', (cookie, isAsked) => {
  expect(open(cookie).isAsked).toBe(isAsked)
  expect(hasConsentCookie(cookie)).toBe(!isAsked)
})

test.each(['none', 'every', ''])(
  'an answer "%s" before the script of the page is noted, not sent',
  (value) => {
    const { form, isSent } = open('')
    expect(form.dataset.answer).toBeUndefined()
    expect(isSent(value)).toBe(false)
    expect(form.dataset.answer).toBe(value)
  },
)
