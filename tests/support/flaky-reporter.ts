import type { Reporter, TestCase } from 'vitest/node'

/**
 * Lists what passed only when it was repeated, with why it failed before, as Playwright does for journeys: each is a defect of the test
 * or of the shop.
 */
export function flakyReporter(): Reporter {
  const found: string[] = []
  return {
    onTestCaseResult(testCase: TestCase) {
      if (!testCase.diagnostic()?.flaky) return
      const reasons = testCase.result().errors?.map(({ message, stacks }) => {
        const [{ file, line } = {}] = stacks ?? []
        const at = file === undefined ? [] : [`at ${file}:${line}`]
        return [...message.split('\n'), ...at].map((text) => `      ${text}\n`).join('')
      })
      found.push(`    ${testCase.module.relativeModuleId} › ${testCase.fullName}\n${reasons?.join('') ?? ''}`)
    },
    onTestRunEnd() {
      if (found.length > 0) process.stdout.write(`\n  ${found.length} flaky\n${found.join('')}`)
    },
  }
}
