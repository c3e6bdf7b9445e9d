import { expect, test } from 'vitest'
import { failuresIn, flakyIn } from '../../src/setup/test-output.mjs'

const PLAYWRIGHT = `    test-results/hearing/error-context.md

  1 failed
    e2e/basket.spec.ts:9:1 › a shopper adds \u001b[2mtwo\u001b[22m pieces
  2 flaky
    e2e/hearing-check.spec.ts:75:1 › a visitor checks the hearing
    e2e/wishlist.spec.ts:76:1 › a shopper clicks two hearts
  265 passed (9.6m)
`
const VITEST = `
\u001b[41m\u001b[1m FAIL \u001b[22m\u001b[49m tests/a.test.ts > on PGlite > one has it
AssertionError: expected 0 to be 1
\u001b[41m\u001b[1m FAIL \u001b[22m\u001b[49m tests/a.test.ts > on PGlite > one has it (initial run, 1st retry)

  1 flaky
    tests/b.test.ts › a mail arrives
      expected 0 to be 1
      at /tests/b.test.ts:3
    tests/c.test.ts › another arrives

 Test Files  1 failed | 551 passed (552)
`

test.each([
  [
    PLAYWRIGHT,
    [
      'e2e/hearing-check.spec.ts:75:1 › a visitor checks the hearing',
      'e2e/wishlist.spec.ts:76:1 › a shopper clicks two hearts',
    ],
    ['e2e/basket.spec.ts:9:1 › a shopper adds two pieces'],
  ],
  [
    VITEST,
    [
      'tests/b.test.ts › a mail arrives',
      '  expected 0 to be 1',
      '  at /tests/b.test.ts:3',
      'tests/c.test.ts › another arrives',
    ],
    ['tests/a.test.ts > on PGlite > one has it'],
  ],
  [' Test Files  552 passed (552)\n  265 passed (9.6m)\n', [], []],
])('what is flaky, and what failed, is read from the output of a runner', (output, flaky, failed) => {
  expect(flakyIn(output)).toEqual(flaky)
  expect(failuresIn(output)).toEqual(failed)
})
