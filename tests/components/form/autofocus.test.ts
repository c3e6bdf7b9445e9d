import { expect, test } from 'vitest'
import WearerForm from '#components/account/WearerForm.astro'
import Declaration from '#components/declaration/Declaration.astro'
import PayoutForm from '#components/order/PayoutForm.astro'
import SlipForm from '#components/order/SlipForm.astro'
import SubscriptionNote from '#components/subscription/SubscriptionNote.astro'
import { declarationOf } from '#domain/declaration/declaration.ts'
import { render } from '#tests/support/render.ts'

const payout = (fault: string | null) => render(PayoutForm, { action: '/', holder: '', iban: '', fault })
const slip = (fault: string | null) => render(SlipForm, { action: '/', group: 'g', isAlone: true, fault })
const wearer = (wrong: string | null) =>
  render(WearerForm, { order: '1', key: 'k', goods: 'Laguna', wearer: 'Anna', wrong, action: '/' })
const confirmation = (refused: string | null) =>
  render(Declaration, {
    title: '',
    action: '/',
    kind: 'withdrawal',
    policy: null,
    view: {
      step: 'confirm',
      declaration: declarationOf('withdrawal', {}),
      lines: null,
      refused,
      selected: [],
    },
  })

/** The opening tag that takes the focus; null where none does. */
const focused = (html: string) => /<(\w+)[^<>]*\sautofocus(?=[\s>])[^<>]*>/.exec(html)?.[0] ?? null

test.each([
  ['the holder of an account', () => payout('holder'), /id="holder"/],
  ['the number of an account', () => payout('iban'), /id="iban"/],
  ['a slip', () => slip('type'), /type="file"/],
  ['the name of a wearer', () => wearer('Anna 1'), /name="wearer"/],
  ['a declaration that could not be received', () => confirmation('failed'), /role="alert"/],
  ['a subscription', () => render(SubscriptionNote, { note: 'failed' }), /role="alert"/],
])('what is wrong with %s takes the focus after the reload', async (_, html, tag) =>
  expect(focused(await html())).toMatch(tag),
)

test.each([
  ['an account', () => payout(null)],
  ['a slip', () => slip(null)],
  ['a wearer', () => wearer(null)],
  ['a declaration', () => confirmation(null)],
  ['a subscription that was changed', () => render(SubscriptionNote, { note: 'changed' })],
])('the form of %s takes no focus by itself', async (_, html) => expect(focused(await html())).toBeNull())
